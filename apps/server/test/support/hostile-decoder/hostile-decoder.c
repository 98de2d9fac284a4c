/*
 * hostile-decoder: attempts everything that a program that decodes hostile files could do after a file has taken control of it. In tests
 * it replaces ffmpeg and the other decoders. It writes one line for each attempt, with its name and whether the sandbox denied it.
 *
 *   hostile-decoder attempts VICTIM PORT FOREIGN_FOLDER PROJECT OUTPUT ...   all attempts below, one after the other
 *   hostile-decoder memory | file OUTPUT | files OUTPUT | hidden OUTPUT | loop | sleep | flood | threads | x32  exhausts one resource
 *   hostile-decoder --ANYTHING    as the image process: declares more pixels than it writes
 *   hostile-decoder -hide_banner  as ffmpeg: never ends
 *   hostile-decoder -ANYTHING     as ffprobe: crashes
 *
 * VICTIM is a process of the same user, FOREIGN_FOLDER contains files of others, and OUTPUT is the only writable folder. A successful
 * attempt does no harm: signals are 0, modules are empty, and all files belong to the test.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/keyctl.h>
#include <mqueue.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

extern char **environ;

/* A negative result means that the sandbox denied the attempt. */
static void tried(const char *name, long answer) {
  printf("%s: %s\n", name, answer < 0 ? "refused" : "ALLOWED");
  fflush(stdout);
}

static char path_of[4096];
static const char *path(const char *folder, const char *name) {
  snprintf(path_of, sizeof path_of, "%s/%s", folder, name);
  return path_of;
}

static const char *proc(int pid, const char *file) {
  snprintf(path_of, sizeof path_of, "/proc/%d/%s", pid, file);
  return path_of;
}

static long reads(const char *file) {
  char byte;
  int opened = open(file, O_RDONLY);
  if (opened < 0) return -1;
  long got = read(opened, &byte, 1);
  close(opened);
  return got > 0 ? 0 : -1;
}

static long lists(const char *folder) {
  DIR *opened = opendir(folder);
  if (!opened) return -1;
  struct dirent *entry;
  long found = -1;
  while ((entry = readdir(opened))) if (entry->d_name[0] != '.') found = 0;
  closedir(opened);
  return found;
}

static long writes(const char *file, int flags) {
  int opened = open(file, O_WRONLY | flags, 0600);
  if (opened < 0) return -1;
  long put = write(opened, "x", 1);
  close(opened);
  if (flags & O_CREAT) unlink(file);
  return put;
}

static long opens_socket(int domain, int type, int protocol) {
  int made = socket(domain, type, protocol);
  if (made >= 0) close(made);
  return made;
}

static long connects(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  int made = socket(AF_INET, SOCK_STREAM, 0);
  return made < 0 ? -1 : connect(made, (void *)&address, sizeof address);
}

static long sends_datagram(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  int made = socket(AF_INET, SOCK_DGRAM, 0);
  return made < 0 ? -1 : sendto(made, "x", 1, 0, (void *)&address, sizeof address);
}

static long connects_to_path(const char *file) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, file, sizeof address.sun_path - 1);
  int made = socket(AF_UNIX, SOCK_STREAM, 0);
  return made < 0 ? -1 : connect(made, (void *)&address, sizeof address);
}

/* Uses a descriptor that it was given, because its standard output is a socket too. */
static long passes_file(void) {
  char control[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec nothing = {"", 1};
  struct msghdr message = {.msg_iov = &nothing, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET, head->cmsg_type = SCM_RIGHTS, head->cmsg_len = CMSG_LEN(sizeof(int));
  *(int *)CMSG_DATA(head) = 0;
  return sendmsg(STDERR_FILENO, &message, MSG_DONTWAIT);
}

static long child(long pid) {
  if (pid == 0) _exit(0);
  if (pid > 0) waitpid(pid, NULL, 0);
  return pid;
}

/* Runs in a new process if possible; otherwise it replaces this one, and the test notices that the other lines are missing. */
static long runs(const char *program, int by_handle) {
  char *words[] = {(char *)program, "-c", "exit 0", NULL};
  long pid = fork();
  int status = -1;
  if (pid > 0) return waitpid(pid, &status, 0) == pid && status == 0 ? 0 : -1;
  if (by_handle) syscall(SYS_execveat, AT_FDCWD, program, words, NULL, 0);
  else execv(program, words);
  if (pid == 0) _exit(1);
  return -1;
}

static int has_secret_in_environment(void) {
  for (char **one = environ; *one; one += 1) if (strstr(*one, "SECRET") || strstr(*one, "DATABASE")) return 0;
  return -1;
}

/* System V objects persist until they are removed. */
static long shares_memory(void) {
  int made = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  if (made >= 0) shmctl(made, IPC_RMID, NULL);
  return made;
}

static long queues_messages(void) {
  int made = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
  if (made >= 0) msgctl(made, IPC_RMID, NULL);
  return made;
}

static long makes_semaphores(void) {
  int made = semget(IPC_PRIVATE, 1, IPC_CREAT | 0600);
  if (made >= 0) semctl(made, 0, IPC_RMID);
  return made;
}

static long opens_queue(void) {
  mqd_t made = mq_open("/subrosa-hostile-decoder", O_CREAT | O_RDWR, 0600, NULL);
  if (made >= 0) mq_unlink("/subrosa-hostile-decoder");
  return made;
}

/* Memory that the limits of a process do not count. */
static long holds_memory_in_a_file(void) {
  int made = memfd_create("subrosa-hostile-decoder", 0);
  if (made >= 0) close(made);
  return made;
}

static long shares_memory_without_a_name(void) {
  void *made = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return made == MAP_FAILED ? -1 : munmap(made, 4096);
}

/* The file is not listed in the folder and is freed when the process ends. */
static long makes_file_without_a_name(const char *folder) {
  int made = open(folder, O_TMPFILE | O_RDWR, 0600);
  if (made >= 0) close(made);
  return made;
}

/* A file that occupies space although its size is zero. */
static long takes_space(const char *file) {
  int made = open(file, O_WRONLY | O_CREAT, 0600);
  if (made < 0) return -1;
  long taken = fallocate(made, FALLOC_FL_KEEP_SIZE, 0, 1 << 20);
  close(made);
  unlink(file);
  return taken;
}

static long begins_input_and_output(void) {
  unsigned long context = 0;
  long begun = syscall(SYS_io_setup, 1, &context);
  if (begun == 0) syscall(SYS_io_destroy, context);
  return begun;
}

static long watches(const char *folder) {
  int made = inotify_init1(0);
  if (made < 0) return -1;
  long watched = inotify_add_watch(made, folder, IN_ALL_EVENTS);
  close(made);
  return watched;
}

static long owns_signals(int owner) {
  long before = fcntl(STDIN_FILENO, F_GETOWN);
  long given = fcntl(STDIN_FILENO, F_SETOWN, owner);
  if (given == 0) fcntl(STDIN_FILENO, F_SETOWN, before);
  return given;
}

static void try_files(int victim, const char *foreign, const char *project, const char *output) {
  tried("secret in the environment", has_secret_in_environment());
  tried("environment of the service", reads(proc(victim, "environ")));
  tried("environment of the parent", reads(proc(getppid(), "environ")));
  tried("environment of process 1", getpid() == 2 ? -1 : reads("/proc/1/environ"));
  tried("memory of the service", reads(proc(victim, "mem")));
  tried("files of the service", lists(proc(victim, "fd")));
  tried("root of the service", lists(proc(victim, "root")));
  tried("list of processes", lists("/proc"));
  tried("own /proc", reads("/proc/self/maps"));
  tried("secret in a file", reads(path(foreign, "secret")));
  tried("file of another member", reads(path(foreign, "input")));
  tried("list of other requests", lists(foreign));
  tried("list of the folder above", lists(path(output, "..")));
  tried("list of /", lists("/"));
  tried("list of /tmp", lists("/tmp"));
  tried("/etc/passwd", reads("/etc/passwd"));
  tried("/etc/hosts", reads("/etc/hosts"));
  tried("/run/secrets", lists("/run/secrets"));
  tried("/sys", lists("/sys"));
  tried("project", reads(path(project, "package.json")));
  tried("list of the project", lists(project));
  tried("home", lists("/root"));
  tried("write beside its folder", writes(path(output, "../planted"), O_CREAT));
  tried("write another's file", writes(path(foreign, "input"), 0));
  tried("write its own input", writes(path(foreign, "../own/input"), 0));
  tried("write /tmp", writes("/tmp/subrosa-hostile-decoder", O_CREAT));
  tried("write /dev/shm", writes("/dev/shm/subrosa-hostile-decoder", O_CREAT));
  tried("write /usr", writes("/usr/subrosa-hostile-decoder", O_CREAT));
  tried("write the project", writes(path(project, "subrosa-hostile-decoder"), O_CREAT));
  tried("truncate another's file", truncate(path(foreign, "input"), 1));
  tried("remove another's file", unlink(path(foreign, "removable")));
  tried("mode of another's file", chmod(path(foreign, "input"), 0600));
  tried("owner of another's file", chown(path(foreign, "input"), getuid(), getgid()));
  tried("times of another's file", utimensat(AT_FDCWD, path(foreign, "input"), NULL, 0));
  tried("attributes of another's file", setxattr(path(foreign, "input"), "user.x", "x", 1, 0));
  tried("folder beside its own", mkdir(path(output, "../made"), 0700));
  rmdir(path_of);
  char input[4096], own[4096];
  snprintf(input, sizeof input, "%s/input", foreign), snprintf(own, sizeof own, "%s/link", output);
  tried("symbolic link", symlink(input, own));
  tried("hard link to another's file", link(input, own));
  tried("move another's file", rename(input, own));
  tried("device", mknod(path(output, "device"), S_IFCHR | 0600, 0x0101));
  tried("named pipe", mkfifo(path(output, "pipe"), 0600));
  tried("file without a name", makes_file_without_a_name(output));
  tried("space without a size", takes_space(path(output, "spacious")));
  tried("watch other requests", watches(foreign));
  tried("file by its handle", syscall(SYS_open_by_handle_at, AT_FDCWD, NULL, 0));
}

static void try_network(int port, const char *foreign) {
  tried("TCP socket", opens_socket(AF_INET, SOCK_STREAM, 0));
  tried("TCP socket, version 6", opens_socket(AF_INET6, SOCK_STREAM, 0));
  tried("UDP socket", opens_socket(AF_INET, SOCK_DGRAM, 0));
  tried("raw socket", opens_socket(AF_INET, SOCK_RAW, IPPROTO_ICMP));
  tried("UNIX socket", opens_socket(AF_UNIX, SOCK_STREAM, 0));
  tried("UNIX datagram", opens_socket(AF_UNIX, SOCK_DGRAM, 0));
  tried("netlink", opens_socket(AF_NETLINK, SOCK_RAW, 0));
  tried("packets", opens_socket(AF_PACKET, SOCK_RAW, 0));
  tried("VSOCK", opens_socket(AF_VSOCK, SOCK_STREAM, 0));
  tried("kernel crypto socket", opens_socket(AF_ALG, SOCK_SEQPACKET, 0));
  int pair[2];
  tried("pair of sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
  tried("connect to the service", connects(port));
  tried("send a datagram", sends_datagram(port));
  tried("connect to a socket in a file", connects_to_path(path(foreign, "socket")));
  tried("pass a file through its output", passes_file());
  tried("listen on its output", listen(STDERR_FILENO, 1));
  tried("options of its output", setsockopt(STDERR_FILENO, SOL_SOCKET, SO_SNDBUF, &(int){1 << 16}, sizeof(int)));
}

static void try_processes(int victim) {
  tried("signal the service", kill(victim, 0));
  tried("signal the parent", kill(getppid(), 0));
  tried("signal everybody", kill(-1, 0));
  tried("signal its group", kill(0, 0));
  tried("signal a thread of the service", syscall(SYS_tgkill, victim, victim, 0));
  tried("signal by tkill", syscall(SYS_tkill, victim, 0));
  tried("queue a signal", syscall(SYS_rt_sigqueueinfo, victim, 0, &(siginfo_t){.si_code = SI_QUEUE}));
  tried("handle of the service", syscall(SYS_pidfd_open, victim, 0));
  tried("signals of a file to the service", owns_signals(victim));
  tried("another signal of a file", fcntl(STDIN_FILENO, F_SETSIG, 0));
  tried("trace the service", ptrace(PTRACE_SEIZE, victim, 0, 0));
  char byte;
  struct iovec here = {&byte, 1}, there = {(void *)0x400000, 1};
  tried("read the service's memory", process_vm_readv(victim, &here, 1, &there, 1, 0));
  tried("write the service's memory", process_vm_writev(victim, &here, 1, &there, 1, 0));
  tried("compare with the service", syscall(SYS_kcmp, getpid(), victim, 0, 0, 0));
  struct rlimit limits = {1000, 1000};
  tried("limits of the service", prlimit(victim, RLIMIT_NOFILE, &limits, NULL));
  tried("priority of the service", setpriority(PRIO_PROCESS, victim, 19));
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  tried("processors of the service", sched_setaffinity(victim, sizeof processors, &processors));
  tried("live on without the service", prctl(PR_SET_PDEATHSIG, 0));
  tried("fork", child(fork()));
  tried("clone", child(syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL)));
  tried("clone3", child(syscall(SYS_clone3, &(struct { __aligned_u64 w[8]; }){{0, 0, 0, 0, SIGCHLD}}, 64)));
  tried("run a shell", runs("/usr/bin/dash", 0));
  tried("run another program", runs("/usr/bin/true", 0));
  tried("run by handle", runs("/usr/bin/true", 1));
  tried("leave its session", setsid());
  tried("shared memory of System V", shares_memory());
  tried("message queue of System V", queues_messages());
  tried("semaphores of System V", makes_semaphores());
  tried("message queue", opens_queue());
  tried("memory in a file", holds_memory_in_a_file());
  tried("shared memory without a name", shares_memory_without_a_name());
}

static void try_kernel(void) {
  tried("user namespace", unshare(CLONE_NEWUSER));
  tried("mount namespace", unshare(CLONE_NEWNS));
  tried("network namespace", unshare(CLONE_NEWNET));
  tried("clone into a user namespace", child(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL)));
  tried("enter a namespace", setns(STDERR_FILENO, 0));
  tried("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
  tried("unmount", umount2("/dev/null", MNT_DETACH));
  tried("another root", chroot("/usr"));
  tried("turn roots", syscall(SYS_pivot_root, "/usr", "/usr"));
  tried("open a tree", syscall(SYS_open_tree, AT_FDCWD, "/usr", 1));
  tried("open a file system", syscall(SYS_fsopen, "tmpfs", 0));
  tried("BPF", syscall(SYS_bpf, 0, &(struct { char b[128]; }){{1, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 1}}, 72));
  tried("performance counters", syscall(SYS_perf_event_open, &(struct { __u32 type, size; char b[112]; }){1, 120, {0}}, 0, -1, -1, 0));
  tried("page faults of one's own", syscall(SYS_userfaultfd, 1));
  tried("io_uring", syscall(SYS_io_uring_setup, 1, &(struct { char b[120]; }){{0}}));
  tried("input and output of the kernel", begins_input_and_output());
  tried("keys", syscall(SYS_keyctl, KEYCTL_GET_KEYRING_ID, KEY_SPEC_USER_KEYRING, 1));
  tried("add a key", syscall(SYS_add_key, "user", "x", "x", 1, KEY_SPEC_PROCESS_KEYRING));
  tried("ask for a key", syscall(SYS_request_key, "user", "subrosa", NULL, 0));
  tried("become root", setuid(0));
  tried("other groups", setgid(0));
  tried("capabilities", syscall(SYS_capset, &(struct { __u32 v; int p; }){0x20080522, 0}, &(struct { __u32 c[6]; }){{0}}));
  tried("personality", syscall(SYS_personality, 0xffffffff));
  tried("load a module", syscall(SYS_init_module, "", 0, ""));
  tried("load a kernel", syscall(SYS_kexec_load, 0, 0, NULL, 0));
  tried("restart the machine", syscall(SYS_reboot, 0, 0, 0, NULL));
  tried("kernel log", syscall(SYS_syslog, 10, NULL, 0));
  tried("swap", syscall(SYS_swapon, "/none", 0));
  tried("set the clock", syscall(SYS_clock_settime, CLOCK_REALTIME, NULL));
  tried("name of the machine", sethostname("x", 1));
  tried("watch the file system", syscall(SYS_fanotify_init, 0, 0));
  tried("type into the terminal", ioctl(STDIN_FILENO, TIOCSTI, "x"));
  tried("splice pages", vmsplice(STDOUT_FILENO, &(struct iovec){"x", 1}, 1, 0));
}

static void *idle(void *nothing) { return pause(), nothing; }

static int use_up(const char *what, const char *output) {
  if (!strcmp(what, "memory")) {
    for (;;) {
      char *more = malloc(1 << 24);
      if (!more) return fputs("out of memory\n", stderr), 3;
      memset(more, 1, 1 << 24);
    }
  }
  if (!strcmp(what, "file")) {
    static char block[1 << 20];
    int opened = open(path(output, "grown"), O_WRONLY | O_CREAT, 0600);
    while (write(opened, block, sizeof block) > 0);
    return 3;
  }
  if (!strcmp(what, "files")) {
    static char block[1 << 20], name[32];
    for (int count = 0;; count += 1) {
      snprintf(name, sizeof name, "grown-%d", count);
      int opened = open(path(output, name), O_WRONLY | O_CREAT, 0600);
      if (opened < 0 || write(opened, block, sizeof block) < 0) return 3;
      close(opened);
    }
  }
  if (!strcmp(what, "hidden")) {
    static char block[1 << 20];
    mkdir(path(output, "hidden"), 0300);
    int opened = open(path(output, "hidden/grown"), O_WRONLY | O_CREAT, 0600);
    if (opened < 0) opened = open(path(output, "grown"), O_WRONLY | O_CREAT, 0600);
    unlink(path_of);
    for (int count = 0; count < 3 && write(opened, block, sizeof block) > 0; count += 1);
    for (;;) pause();
  }
  if (!strcmp(what, "flood")) {
    static char block[1 << 16];
    while (write(STDOUT_FILENO, block, sizeof block) > 0);
  }
  if (!strcmp(what, "sleep")) for (;;) pause();
  if (!strcmp(what, "loop")) for (volatile int forever = 1; forever;);
  if (!strcmp(what, "threads")) {
    pthread_t thread;
    int count = 0;
    while (count < 100000 && !pthread_create(&thread, NULL, idle, NULL)) count += 1;
    printf("threads: %d\n", count);
    fflush(stdout);
    _exit(count < 5000 ? 3 : 0);
  }
#ifdef __x86_64__
  if (!strcmp(what, "x32")) return syscall(0x40000000 + SYS_getpid) >= 0 ? 0 : 3;
#endif
  return 3;
}

int main(int count, char **words) {
  if (count < 2) return 2;
  if (!strncmp(words[1], "--", 2)) return puts("{\"original\":{\"width\":90,\"height\":60},\"size\":{\"width\":90,\"height\":60}}\npixels"), 0;
  if (!strcmp(words[1], "-hide_banner")) for (;;) pause();
  if (words[1][0] == '-') abort();
  if (strcmp(words[1], "attempts")) return use_up(words[1], count > 2 ? words[2] : "");
  if (count < 7) return 2;
  int victim = atoi(words[2]), port = atoi(words[3]);
  const char *foreign = words[4], *project = words[5], *output = words[6];
  try_files(victim, foreign, project, output);
  try_network(port, foreign);
  try_processes(victim);
  try_kernel();
  puts("end");
  return 0;
}
