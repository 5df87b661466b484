/*
 * Moves the wall clock of a process by the seconds in a file (CLOCK_FILE, 64 bits), also while it runs. Timers are not moved.
 * faketime cannot do it: its initialization and workerd's allocator wait for each other.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *skew;

__attribute__((constructor)) static void open_skew(void) {
  int file = open(getenv("CLOCK_FILE"), O_RDONLY | O_CLOEXEC);
  void *bytes = mmap(NULL, sizeof *skew, PROT_READ, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) abort();
  skew = bytes;
  close(file);
}

static int64_t get_skew(void) { return skew ? *skew : 0; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += get_skew();
  return result;
}

int gettimeofday(struct timeval *time, void *zone) {
  int result = syscall(SYS_gettimeofday, time, zone);
  if (result == 0) time->tv_sec += get_skew();
  return result;
}
