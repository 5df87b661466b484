/** The longest time that a timer can take. */
const longest = 2 ** 31 - 1;
/** A deadline that runs from now. */
export function deadline(milliseconds, caller) {
  const controller = new AbortController();
  let timer;
  let late = false;
  const end = () => controller.abort(caller?.reason);
  const stop = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', end);
  };
  const restart = () => {
    stop();
    caller?.addEventListener('abort', end);
    if (caller?.aborted) end();
    if (milliseconds === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => {
        late = true;
        controller.abort();
      },
      Math.min(milliseconds, longest),
    );
  };
  restart();
  return {
    signal: controller.signal,
    get late() {
      return late;
    },
    restart,
    stop,
  };
}
