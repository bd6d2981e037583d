/** How many times longer than its own work a search may take by the clock. */
const patience = 5;

/**
 * True once cancelled, or after so many seconds of this thread's own work. A machine that is busy with other things
 * takes longer and finds the same; after five times as long by the clock it stops all the same.
 */
export function stopAfter(seconds: number, control: { isCancelled: () => boolean }): () => boolean {
  const start = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    if (control.isCancelled()) return true;
    const passed = (performance.now() - start) / 1000;
    if (passed <= seconds) return false;
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1e6 > seconds || passed > patience * seconds;
  };
}
