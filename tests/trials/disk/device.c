/* A disk that fails when it is told to, and that tells what it is given to keep: put before the C library under the real
 * program (LD_PRELOAD), it stands between SQLite and the system for the files whose names begin with RA_DATABASE, and for
 * the folder that they are in. `device.rs` tells it what to do, by a file that both have before them (RA_DISK), and
 * `ledger.rs` reads what it has written down (RA_DISK_LEDGER, if there is to be a ledger). If RA_DISK_LIES is set, it says
 * that it has flushed the write-ahead log, and has not.
 *
 * It does not know of what is mapped into memory: that is SQLite's index of its log, which is made anew after a cut. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* As `device.rs` has it. */
struct control {
    _Atomic uint64_t count;   /* operations so far */
    _Atomic uint64_t at;      /* the first that fails; 0 for none */
    _Atomic uint64_t only;    /* what fails: whatever it is, what needs room, flushes, the program itself */
    _Atomic uint64_t lasting; /* whether those after it fail too */
    _Atomic uint64_t half;    /* whether half of a write that fails is written */
    _Atomic uint64_t struck;  /* whether any has failed */
};

/* What an operation is, and what fails. Flushes need room, too, where it is only then looked for. At a kill nothing
 * fails: the program comes to its end before the operation. */
enum { ANY, NEEDS_ROOM, FLUSHES, KILL };

/* The kinds of what is written down. */
enum { WRITE = 'w', TRUNCATE = 't', FLUSH = 'f', NOT_FLUSHED = 'n', MAKE = 'm', DELETE = 'd', RENAME = 'r' };

#define MOST_FILES 4096

static struct control *control;
static const char *prefix;
static char folder[4096];
static int ledger = -1;
static int lies;
static char *names[MOST_FILES]; /* of the files that are open, by descriptor */
/* An operation and its line in the ledger are one step, among threads and, by a lock on the ledger, among processes. */
static pthread_mutex_t step = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *told = getenv("RA_DISK"), *kept = getenv("RA_DISK_LEDGER");
    const char *database = getenv("RA_DATABASE");
    lies = getenv("RA_DISK_LIES") != NULL;
    if (!told || !database) return;
    int file = REAL(open64)(told, O_RDWR | O_CLOEXEC);
    void *mapped = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file < 0 || mapped == MAP_FAILED) abort();
    REAL(close)(file);
    if (kept && (ledger = REAL(open64)(kept, O_WRONLY | O_APPEND | O_CLOEXEC)) < 0) abort();
    char path[sizeof folder];
    strncpy(path, database, sizeof path - 1);
    strcpy(folder, dirname(path));
    prefix = database;
    control = mapped;
}

static int is_ours(const char *path) {
    return control && (!strncmp(path, prefix, strlen(prefix)) || !strcmp(path, folder));
}

static const char *name_of(int file) { return file >= 0 && file < MOST_FILES ? names[file] : NULL; }

/* Counts an operation; returns whether it is to fail, and then says why in `errno`. */
static int fails(uint64_t what) {
    uint64_t number = ++control->count, at = control->at;
    if (!at || number < at) return 0;
    if (control->only == KILL) raise(SIGKILL);
    if (what < control->only) return 0;
    uint64_t none = 0;
    if (!atomic_compare_exchange_strong(&control->struck, &none, 1) && !control->lasting) return 0;
    errno = control->only == NEEDS_ROOM ? ENOSPC : EIO;
    return 1;
}

static void begin_step(void) {
    pthread_mutex_lock(&step);
    if (ledger >= 0) flock(ledger, LOCK_EX);
}

static void end_step(void) {
    int why = errno;
    if (ledger >= 0) flock(ledger, LOCK_UN);
    pthread_mutex_unlock(&step);
    errno = why;
}

/* Writes down what has been done: four numbers, a name, and what was written or the new name. */
static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t length) {
    if (ledger < 0) return;
    int why = errno;
    uint64_t head[4] = {kind, offset, strlen(name), length};
    struct iovec parts[3] = {{head, sizeof head}, {(void *)name, head[2]}, {(void *)data, data ? length : 0}};
    if (!data) head[3] = 0;
    if (REAL(writev)(ledger, parts, 3) != (ssize_t)(sizeof head + head[2] + head[3])) abort();
    errno = why;
}

static int opened(const char *path, int flags, mode_t mode) {
    int (*really)(const char *, int, ...) = REAL(open64);
    if (!is_ours(path)) return really(path, flags, mode);
    begin_step();
    int is_new = (flags & O_CREAT) && access(path, F_OK);
    int file = fails(is_new ? NEEDS_ROOM : ANY) ? -1 : really(path, flags, mode);
    if (file >= MOST_FILES) abort();
    if (file >= 0) {
        free(names[file]);
        names[file] = strdup(path);
        if (is_new) note(MAKE, path, 0, NULL, 0);
        if (flags & O_TRUNC) note(TRUNCATE, path, 0, NULL, 0);
    }
    end_step();
    return file;
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags, mode);
}

int close(int file) {
    /* Before, as another thread may be given the number right after. */
    if (name_of(file)) {
        free(names[file]);
        names[file] = NULL;
    }
    return REAL(close)(file);
}

ssize_t read(int file, void *into, size_t length) {
    if (name_of(file) && fails(ANY)) return -1;
    return REAL(read)(file, into, length);
}

ssize_t pread64(int file, void *into, size_t length, off64_t offset) {
    if (name_of(file) && fails(ANY)) return -1;
    return REAL(pread64)(file, into, length, offset);
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    const char *name = name_of(file);
    if (!name) return REAL(pwrite64)(file, data, length, offset);
    begin_step();
    int failing = fails(NEEDS_ROOM), why = errno;
    ssize_t written = 0;
    if (!failing || control->half) {
        written = REAL(pwrite64)(file, data, failing ? length / 2 : length, offset);
        if (written > 0) note(WRITE, name, offset, data, written);
    }
    if (failing) {
        written = -1;
        errno = why;
    }
    end_step();
    return written;
}

ssize_t write(int file, const void *data, size_t length) {
    /* Neither SQLite nor the program does that to the database's files. */
    if (name_of(file)) abort();
    return REAL(write)(file, data, length);
}

int ftruncate64(int file, off64_t length) {
    const char *name = name_of(file);
    if (!name) return REAL(ftruncate64)(file, length);
    begin_step();
    int done = fails(NEEDS_ROOM) ? -1 : REAL(ftruncate64)(file, length);
    if (!done) note(TRUNCATE, name, length, NULL, 0);
    end_step();
    return done;
}

static int is_log(const char *name) {
    size_t length = strlen(name), ending = strlen("-wal");
    return length > ending && !strcmp(name + length - ending, "-wal");
}

int fsync(int file) {
    const char *name = name_of(file);
    if (!name) return REAL(fsync)(file);
    if (lies && is_log(name)) return 0;
    begin_step();
    /* Nothing more is needed: it is not this machine's power that is cut. */
    int done = fails(FLUSHES) ? -1 : 0;
    note(done ? NOT_FLUSHED : FLUSH, name, 0, NULL, 0);
    end_step();
    return done;
}

int fdatasync(int file) {
    return name_of(file) ? fsync(file) : REAL(fdatasync)(file);
}

int unlink(const char *path) {
    if (!is_ours(path)) return REAL(unlink)(path);
    begin_step();
    int done = fails(ANY) ? -1 : REAL(unlink)(path);
    if (!done) note(DELETE, path, 0, NULL, 0);
    end_step();
    return done;
}

int rename(const char *from, const char *to) {
    if (!is_ours(from)) return REAL(rename)(from, to);
    begin_step();
    int done = fails(NEEDS_ROOM) ? -1 : REAL(rename)(from, to);
    if (!done) note(RENAME, from, 0, to, strlen(to));
    end_step();
    return done;
}
