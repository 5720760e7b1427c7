/** Runs the callback once for any number of calls in a row, after the script that makes them. */
export function batched(callback: () => void): () => void {
  let queued = false;
  return () => {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      callback();
    });
  };
}
