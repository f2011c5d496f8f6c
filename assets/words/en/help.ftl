# The help book: what stands around its pages.

help-title = How to play

help-done = Done

help-back = Back to the page before (Alt+Left)

help-forward = Forward again (Alt+Right)
help-no-page-before = This is the first page that you have looked at.
help-no-page-after = You have not gone back from any page.

help-search = Search

help-search-hover = Words to be found on any page (Ctrl+F or /). Up and Down choose, { keys-enter } opens.

help-nothing-found = Nothing is found. Try fewer or other words.

help-found = { $count ->
    [one] Found on one page
   *[other] Found on { $count } pages
}

help-page-before = The page before

help-page-after = The next page

help-rank = rank { $rank }, { $count } on each side

help-no-rank = no rank, { $count } on each side
