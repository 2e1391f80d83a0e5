/* A disk on which a flush takes as long as RA_FLUSH_MICROS says, put before the C library (LD_PRELOAD). */
#include <stdlib.h>
#include <unistd.h>

static int flush(void) {
    const char *micros = getenv("RA_FLUSH_MICROS");
    usleep(micros ? (useconds_t)atol(micros) : 0);
    return 0;
}

int fsync(int file) {
    (void)file;
    return flush();
}

int fdatasync(int file) {
    (void)file;
    return flush();
}
