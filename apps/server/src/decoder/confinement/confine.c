/*
 * confine: starts one program that reads untrusted files, with access only to what the arguments name. It needs no privilege.
 *
 *   confine [--cpu SECONDS] [--data BYTES] [--space BYTES] [--file BYTES] [--nice N]
 *           [--read PATH]... [--add FOLDER]... [--write FOLDER]... -- PROGRAM [ARGUMENT]...
 *   confine --server [--follow-parent] -- PROGRAM [ARGUMENT]...
 *
 * The program may read the system's libraries and each PATH, write below each FOLDER (with --add create files there, but neither
 * remove files nor create folders), execute only itself, create threads but no processes, open no socket, and signal only itself.
 * --server is for the process that starts these programs: it may do what it needs for that and listen, but not connect.
 *
 * Exits with 125 and one line on standard error if any of this is not available; the program is then not started. File
 * descriptor 3 belongs to the caller and is closed for the program: "started" is written to it, followed by "failed" if the
 * program could not be executed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "confine knows the system calls of x86-64 and arm64"
#endif

#define NOT_CONFINED 125
#define CALLER 3

static void tell_caller(const char *word) {
  if (write(CALLER, word, strlen(word)) < 0) return; /* the caller does not read it */
}

static void must(int ok, const char *what) {
  if (ok) return;
  fprintf(stderr, "confine: %s: %s\n", what, strerror(errno));
  exit(NOT_CONFINED);
}

/* ---- Landlock. The headers of Debian 12 define the first two versions; constants of later ones are copied from the kernel. */

struct landlock_rules { uint64_t files, network, scoped; };
struct landlock_path { uint64_t rights; int32_t folder; } __attribute__((packed));

enum {
  EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3, REMOVE_DIR = 1 << 4, REMOVE_FILE = 1 << 5,
  MAKE_DIR = 1 << 7, MAKE_REG = 1 << 8, TRUNCATE = 1 << 14,
  READ = READ_FILE | READ_DIR, ADD = READ | WRITE_FILE | MAKE_REG | TRUNCATE, WRITE = ADD | REMOVE_DIR | REMOVE_FILE | MAKE_DIR,
  OF_A_FILE = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE,
};

static const char *const system_files[] = {"/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/alternatives", "/dev/urandom"};
/* Debian's ld.so by architecture: a program with an interpreter can only be started if that may be executed. */
static const char *const interpreters[] = {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"};

static uint64_t handled;

static void allow(int rules, const char *path, uint64_t rights, int required) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0 && !required) return;
  must(folder >= 0, path);
  struct landlock_path rule = {rights & handled, folder};
  /* Rights of folders are not valid for a file. */
  if (syscall(SYS_landlock_add_rule, rules, 1, &rule, 0) && errno == EINVAL) {
    rule.rights &= OF_A_FILE;
    must(!syscall(SYS_landlock_add_rule, rules, 1, &rule, 0), path);
  }
  close(folder);
}

static int begin_rules(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  must(version > 0, "Landlock");
  handled = (1ULL << (version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13)) - 1;
  struct landlock_rules rules = {handled, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  int made = syscall(SYS_landlock_create_ruleset, &rules, version >= 6 ? 24 : version >= 4 ? 16 : 8, 0);
  must(made >= 0, "Landlock");
  return made;
}

/* ---- seccomp */

static struct sock_filter filter[512];
static unsigned short length;

static void add(uint16_t code, uint32_t value, uint8_t yes, uint8_t no) {
  if (length == sizeof filter / sizeof *filter) abort();
  filter[length++] = (struct sock_filter){code, yes, no, value};
}

#define FIELD(name) add(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name), 0, 0)
#define ARGUMENT(n) add(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[n]), 0, 0) /* low half: both are little-endian */
#define ANSWER(answer) add(BPF_RET | BPF_K, answer, 0, 0)
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)

static void refuse(long call) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  REFUSE;
}

/* Allows the call only if the comparison of an argument with a value holds. */
static void only_if(long call, int argument, uint16_t compares, uint32_t value) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  ARGUMENT(argument);
  add(BPF_JMP | compares | BPF_K, value, 0, 1);
  ALLOW;
  REFUSE;
}

static void not_if(long call, int argument, uint16_t compares, uint32_t value) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  ARGUMENT(argument);
  add(BPF_JMP | compares | BPF_K, value, 0, 1);
  REFUSE;
  ALLOW;
}

/* Rejects the call if an argument has all of these bits. */
static void not_with(long call, int argument, uint32_t bits) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 5);
  ARGUMENT(argument);
  add(BPF_ALU | BPF_AND | BPF_K, bits, 0, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, bits, 0, 1);
  REFUSE;
  ALLOW;
}

/* Calls that neither the programs nor the process that starts them need. */
static const long for_nobody[] = {
  SYS_connect, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_pidfd_getfd, SYS_keyctl, SYS_add_key, SYS_request_key,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_syslog,
  SYS_quotactl, SYS_open_by_handle_at, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_vhangup,
  SYS_fanotify_init, SYS_move_pages, SYS_migrate_pages,
#ifdef SYS_kexec_file_load
  SYS_kexec_file_load,
#endif
#ifdef __x86_64__
  SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

/* Calls that a program that converts one file to pixels does not need: sockets, processes, namespaces, owners and times of files,
   shared memory and memory that no limit counts, priorities of other processes, file watches. */
static const long for_no_program[] = {
  SYS_socket, SYS_socketpair, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendto, SYS_sendmsg, SYS_sendmmsg, SYS_recvfrom,
  SYS_recvmsg, SYS_recvmmsg, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_name_to_handle_at,
  SYS_personality, SYS_sethostname, SYS_setdomainname, SYS_mknodat, SYS_execveat, SYS_tkill, SYS_rt_sigqueueinfo,
  SYS_rt_tgsigqueueinfo, SYS_setpriority, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
  SYS_ioprio_set, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget, SYS_msgsnd,
  SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_truncate, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat,
  SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_splice,
  SYS_vmsplice, SYS_tee, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setgroups,
  SYS_setfsuid, SYS_setfsgid, SYS_capset, SYS_setsid, SYS_setpgid, SYS_memfd_create, SYS_inotify_init1, SYS_inotify_add_watch,
  SYS_fallocate, SYS_io_setup, SYS_io_submit, SYS_setsockopt,
#ifdef __x86_64__
  SYS_fork, SYS_vfork, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_inotify_init,
#endif
};

#define COUNT(list) (sizeof(list) / sizeof *(list))
/* From here on the numbers are the same on every architecture. Programs need none of these, including clone3, whose flags a filter cannot inspect. */
#define FIRST_OF_THE_NEWEST 424
#define MSG_FASTOPEN_CONNECTS 0x20000000

static void apply_filter(int server) {
  FIELD(arch);
  add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  ANSWER(SECCOMP_RET_KILL_PROCESS);
  FIELD(nr);
#ifdef __x86_64__
  add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1); /* x32: the same calls with other numbers */
  ANSWER(SECCOMP_RET_KILL_PROCESS);
#endif
  for (size_t at = 0; at < COUNT(for_nobody); at += 1) refuse(for_nobody[at]);
  if (server) {
    not_if(SYS_sendto, 3, BPF_JSET, MSG_FASTOPEN_CONNECTS);
    not_if(SYS_sendmsg, 2, BPF_JSET, MSG_FASTOPEN_CONNECTS);
    not_if(SYS_sendmmsg, 3, BPF_JSET, MSG_FASTOPEN_CONNECTS);
    /* Datagrams can be sent without a connection, so they are rejected. Bubblewrap needs the first two families to create an empty network. */
    add(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 9);
    ARGUMENT(0);
    add(BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 5, 0);
    add(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 4, 0);
    add(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 1, 0);
    add(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 0, 3);
    ARGUMENT(1);
    add(BPF_JMP | BPF_JSET | BPF_K, SOCK_DGRAM | 4, 1, 0); /* only streams have neither bit */
    ALLOW;
    REFUSE;
    ALLOW;
  } else {
    add(BPF_JMP | BPF_JGE | BPF_K, FIRST_OF_THE_NEWEST, 0, 1);
    ANSWER(SECCOMP_RET_ERRNO | ENOSYS);
    for (size_t at = 0; at < COUNT(for_no_program); at += 1) refuse(for_no_program[at]);
    uint32_t own = getpid(); /* unchanged by exec */
    only_if(SYS_clone, 0, BPF_JSET, CLONE_THREAD);
    only_if(SYS_kill, 0, BPF_JEQ, own);
    only_if(SYS_tgkill, 0, BPF_JEQ, own);
    only_if(SYS_prlimit64, 0, BPF_JEQ, 0);
    not_if(SYS_prctl, 0, BPF_JEQ, PR_SET_PDEATHSIG);
    not_if(SYS_ioctl, 1, BPF_JEQ, TIOCSTI);
    /* Anonymous memory and files are not counted by limits of a process or a folder. */
    not_with(SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS);
    not_with(SYS_openat, 2, O_TMPFILE & ~O_DIRECTORY);
#ifdef __x86_64__
    not_with(SYS_open, 1, O_TMPFILE & ~O_DIRECTORY);
#endif
    /* The owner of a file descriptor receives its signals: before Linux 6.12, Landlock does not restrict who that is. */
    static const uint32_t owners[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG};
    add(BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 0, COUNT(owners) * 2 + 2);
    ARGUMENT(1);
    for (size_t at = 0; at < COUNT(owners); at += 1) refuse(owners[at]);
    ALLOW;
    ALLOW;
  }
  struct sock_fprog program = {length, filter};
  must(!prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), "seccomp");
}

/* ---- */

static void limit(int resource, const char *value) {
  struct rlimit both = {strtoull(value, NULL, 10), strtoull(value, NULL, 10)};
  must(!setrlimit(resource, &both), "limit");
}

static void drop_capabilities(void) {
  struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0}};
  must(!syscall(SYS_capset, &head, none), "capabilities");
}

int main(int count, char **words) {
  int at = 1, server = 0, follow = 0;
  for (; at < count && !strncmp(words[at], "--", 2) && words[at][2]; at += 1) {
    if (!strcmp(words[at], "--server")) server = 1;
    else if (!strcmp(words[at], "--follow-parent")) follow = 1;
    else break;
  }
  int rules = server ? -1 : begin_rules();
  for (; at + 1 < count && strcmp(words[at], "--"); at += 2) {
    const char *name = words[at], *value = words[at + 1];
    if (!strcmp(name, "--cpu")) limit(RLIMIT_CPU, value);
    else if (!strcmp(name, "--data")) limit(RLIMIT_DATA, value);
    else if (!strcmp(name, "--space")) limit(RLIMIT_AS, value);
    else if (!strcmp(name, "--file")) limit(RLIMIT_FSIZE, value);
    else if (!strcmp(name, "--nice")) must((errno = 0, nice(atoi(value)) != -1 || errno == 0), name);
    else if (!strcmp(name, "--read")) allow(rules, value, READ, 1);
    else if (!strcmp(name, "--add")) allow(rules, value, ADD, 1);
    else if (!strcmp(name, "--write")) allow(rules, value, WRITE, 1);
    else must((errno = EINVAL, 0), name);
  }
  must((errno = EINVAL, at + 1 < count), "no program");
  char **program = words + at + 1;

  must(!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no new privileges");
  if (!server) {
    for (size_t file = 0; file < COUNT(system_files); file += 1) allow(rules, system_files[file], READ, 0);
    for (size_t file = 0; file < COUNT(interpreters); file += 1) allow(rules, interpreters[file], READ | EXECUTE, 0);
    allow(rules, "/dev/null", READ_FILE | WRITE_FILE, 0);
    allow(rules, program[0], READ | EXECUTE, 1);
    limit(RLIMIT_CORE, "0");
    limit(RLIMIT_NOFILE, "64");
    limit(RLIMIT_STACK, "2097152");
    must(!close_range(CALLER, ~0U, CLOSE_RANGE_CLOEXEC), "open files");
    drop_capabilities();
    must(!syscall(SYS_landlock_restrict_self, rules, 0), "Landlock");
  }
  if (!server || follow) must(!prctl(PR_SET_PDEATHSIG, SIGKILL), "parent");
  apply_filter(server);
  if (!server) tell_caller("started");
  execv(program[0], program);
  if (!server) tell_caller("failed");
  fprintf(stderr, "confine: %s: %s\n", program[0], strerror(errno));
  return errno == ENOENT ? 127 : 126;
}
