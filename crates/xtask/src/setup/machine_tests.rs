use super::*;

/// A made-up machine in a folder of its own, gone when dropped.
struct Fake {
    machine: Machine,
}

impl Fake {
    fn new(name: &str) -> Self {
        let root = env::temp_dir().join(format!("xtask-machine-{}-{name}", std::process::id()));
        fs::create_dir_all(&root).expect("a temporary folder can be made");
        let vars = HashMap::from([("PATH".to_string(), "/usr/bin:/bin".to_string())]);
        Self {
            machine: Machine {
                root,
                vars,
                ask: |_, _| None,
            },
        }
    }

    fn file(self, path: &str, text: &str) -> Self {
        let file = self.machine.root.join(path);
        fs::create_dir_all(file.parent().expect("it lies in a folder"))
            .expect("the folder can be made");
        fs::write(file, text).expect("the file can be written");
        self
    }

    fn var(mut self, name: &str, value: &str) -> Self {
        self.machine
            .vars
            .insert(name.to_string(), value.to_string());
        self
    }

    fn asked(mut self, ask: Ask) -> Self {
        self.machine.ask = ask;
        self
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.machine.root);
    }
}

const EVERY_PURPOSE: [Purpose; 5] = [
    Purpose::Build,
    Purpose::Run,
    Purpose::WindowTests,
    Purpose::Counting,
    Purpose::NetworkTests,
];

#[test]
fn an_empty_machine_lacks_everything() {
    let fake = Fake::new("empty");
    assert_eq!(fake.machine.missing(&EVERY_PURPOSE).len(), NEEDS.len());
    assert_eq!(fake.machine.situation(), None);
}

#[test]
fn only_what_the_purpose_needs_is_missing() {
    let fake = Fake::new("purpose").file("usr/bin/Xvfb", "");
    let missing = fake.machine.missing(&[Purpose::WindowTests]);
    let names: Vec<_> = missing.iter().map(|need| need.what).collect();
    assert_eq!(names, ["xdotool", "software Vulkan (lavapipe)"]);
}

#[test]
fn headers_are_known_through_pkg_config_alone() {
    let without = Fake::new("no-pkg-config").asked(|_, _| Some(String::new()));
    assert!(
        !without.machine.has(Probe::Module("alsa")),
        "nobody is there to be asked"
    );
    let with = Fake::new("pkg-config")
        .file("usr/bin/pkg-config", "")
        .asked(|program, words| {
            (program.ends_with("pkg-config") && words == ["--exists", "alsa"]).then(String::new)
        });
    assert!(with.machine.has(Probe::Module("alsa")));
    assert!(!with.machine.has(Probe::Module("jack")));
}

#[test]
fn libraries_are_found_in_folders_own_folders_and_the_linkers_cache() {
    let plain = Fake::new("library").file("usr/lib64/libX11.so.6", "");
    assert!(plain.machine.has(Probe::Library("libX11.so.6")));
    assert!(!plain.machine.has(Probe::Library("libXi.so.6")));

    let own = Fake::new("own-library")
        .file("opt/x/libXi.so.6", "")
        .var("LD_LIBRARY_PATH", "/opt/x");
    assert!(own.machine.has(Probe::Library("libXi.so.6")));

    let cached = Fake::new("cache")
        .file("sbin/ldconfig", "")
        .asked(|_, words| {
            (words == ["-p"])
                .then(|| "\tlibXi.so.6 (libc6,x86-64,AArch64) => /odd/libXi.so.6\n".into())
        });
    assert!(cached.machine.has(Probe::Library("libXi.so.6")));
    assert!(!cached.machine.has(Probe::Library("libXi.so")));
}

#[cfg(target_arch = "x86_64")]
#[test]
fn a_library_for_another_processor_does_not_count() {
    assert!(!is_listed(
        "\tlibXi.so.6 (libc6) => /lib/i386-linux-gnu/libXi.so.6\n",
        "libXi.so.6"
    ));
}

#[test]
fn drivers_register_in_folders() {
    let fake = Fake::new("drivers").file("usr/share/vulkan/icd.d/radeon_icd.x86_64.json", "{}");
    assert!(fake.machine.has(Probe::VulkanDriver));
    assert!(!fake.machine.has(Probe::SoftwareVulkan));
    let fake = fake.file("etc/vulkan/icd.d/lvp_icd.x86_64.json", "{}");
    assert!(fake.machine.has(Probe::SoftwareVulkan));
}

#[test]
fn a_drivers_file_named_by_the_user_replaces_the_folders() {
    let fake = Fake::new("named")
        .file("usr/share/vulkan/icd.d/radeon_icd.json", "{}")
        .file("opt/lvp_icd.json", "{}")
        .var("VK_ICD_FILENAMES", "/opt/lvp_icd.json");
    assert_eq!(fake.machine.drivers(), ["lvp_icd.json"]);
    let fake = fake.var("VK_DRIVER_FILES", "/nowhere/x.json");
    assert!(
        !fake.machine.has(Probe::VulkanDriver),
        "the newer name wins, and points nowhere"
    );
}

#[cfg(target_pointer_width = "64")]
#[test]
fn old_drivers_do_not_count() {
    let fake = Fake::new("old").file("usr/share/vulkan/icd.d/lvp_icd.i686.json", "{}");
    assert!(!fake.machine.has(Probe::VulkanDriver));
}

#[test]
fn the_systems_own_manager_goes_first() {
    let fake = Fake::new("manager")
        .file("usr/bin/apt-get", "")
        .file("usr/bin/zypper", "")
        .file(
            "etc/os-release",
            "ID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"\n",
        );
    assert_eq!(fake.machine.manager(), Some(Manager::Zypper));
    let fake = fake.file("etc/os-release", "ID=mystery\n");
    assert_eq!(fake.machine.manager(), Some(Manager::Apt));
}

#[test]
fn root_sudo_lists_and_cards_are_seen() {
    let fake = Fake::new("situation")
        .file("usr/bin/apt-get", "")
        .file("proc/self/status", "Name:\tx\nUid:\t1000\t0\t0\t0\n")
        .file("sys/class/drm/card0/device/vendor", "0x1002\n")
        .file("sys/class/drm/card0-HDMI-A-1/device/vendor", "0x1002\n");
    let situation = fake.machine.situation().expect("apt is there");
    assert_eq!(
        situation,
        Situation {
            manager: Manager::Apt,
            root: true,
            sudo: false,
            lists_empty: true,
            gpus: vec![Gpu::Amd]
        }
    );
    let fake = fake
        .file("proc/self/status", "Uid:\t1000\t1000\t1000\t1000\n")
        .file("usr/bin/sudo", "")
        .file("var/lib/apt/lists/mirror_main_binary-amd64_Packages", "x");
    let situation = fake.machine.situation().expect("apt is there");
    assert!(!situation.root && situation.sudo && !situation.lists_empty);
}
