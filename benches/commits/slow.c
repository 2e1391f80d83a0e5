/* A disk on which a flush takes as long as RA_FLUSH_MICROS says, put before the C library (LD_PRELOAD); at its end it writes
 * into RA_FLUSHES how many there were. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static _Atomic long flushes;

static int flush(void) {
    const char *micros = getenv("RA_FLUSH_MICROS");
    flushes++;
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

__attribute__((destructor)) static void tell(void) {
    const char *into = getenv("RA_FLUSHES");
    FILE *file = into ? fopen(into, "w") : NULL;
    if (!file) return;
    fprintf(file, "%ld", (long)flushes);
    fclose(file);
}
