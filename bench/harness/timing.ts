/** How long a piece of work took over repeated warm runs. */
export interface Timing {
  readonly medianMs: number;
  readonly minMs: number;
  readonly maxMs: number;
  /** Median of the processor time of all threads; on a busy machine it says more than the time on the clock. */
  readonly cpuMs: number;
  readonly runs: number;
}

export interface TimingOptions {
  /** Warm runs that count; 15 when absent. */
  readonly runs?: number;
  /** Runs before them that do not; 2 when absent. */
  readonly warmups?: number;
  /** No further run is begun after so long, so slow work has fewer runs; the count is kept. 20 when absent. */
  readonly maxSeconds?: number;
}

/** Runs `work` again and again and returns its last result with the median of the warm runs. */
export async function timed<Result>(
  work: () => Result | Promise<Result>,
  { runs = 15, warmups = 2, maxSeconds = 20 }: TimingOptions = {},
): Promise<{ result: Result; timing: Timing }> {
  const began = performance.now();
  const isLate = () => performance.now() - began > maxSeconds * 1000;
  let result: Result | undefined;
  for (let run = 0; run < warmups && !isLate(); run++) result = await work();
  const spans: number[] = [];
  const processor: number[] = [];
  while (spans.length === 0 || (spans.length < runs && !isLate())) {
    const used = process.cpuUsage();
    const start = performance.now();
    const answer = work();
    // Work that answers at once is not charged for a turn of the event loop.
    result = answer instanceof Promise ? await answer : answer;
    spans.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  const sorted = spans.sort((a, b) => a - b);
  const timing = {
    medianMs: medianOf(sorted),
    minMs: sorted[0],
    maxMs: sorted.at(-1)!,
    cpuMs: medianOf(processor.sort((a, b) => a - b)),
    runs: sorted.length,
  };
  return { result: result as Result, timing };
}

/** The middle one, or the mean of the two middle ones of an even number. */
function medianOf(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
