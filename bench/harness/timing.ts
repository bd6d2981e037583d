/** How long a piece of work took over repeated warm runs. */
export interface Timing {
  readonly medianMs: number;
  readonly minMs: number;
  readonly maxMs: number;
  readonly runs: number;
}

export interface TimingOptions {
  /** Warm runs that count; 15 when absent. */
  readonly runs?: number;
  /** Runs before them that do not; 2 when absent. */
  readonly warmups?: number;
  /** No further run is begun after so long, so slow work has fewer runs; the count is kept. 60 when absent. */
  readonly maxSeconds?: number;
}

/** Runs `work` again and again and returns its last result with the median of the warm runs. */
export async function timed<Result>(
  work: () => Result | Promise<Result>,
  { runs = 15, warmups = 2, maxSeconds = 60 }: TimingOptions = {},
): Promise<{ result: Result; timing: Timing }> {
  const began = performance.now();
  const isLate = () => performance.now() - began > maxSeconds * 1000;
  let result: Result | undefined;
  for (let run = 0; run < warmups && !isLate(); run++) result = await work();
  const spans: number[] = [];
  while (spans.length === 0 || (spans.length < runs && !isLate())) {
    const start = performance.now();
    const answer = work();
    // Work that answers at once is not charged for a turn of the event loop.
    result = answer instanceof Promise ? await answer : answer;
    spans.push(performance.now() - start);
  }
  return { result: result as Result, timing: summarise(spans) };
}

/** Median (mean of the two middle ones of an even number), least and greatest. */
export function summarise(spans: readonly number[]): Timing {
  const sorted = [...spans].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  return { medianMs: median, minMs: sorted[0], maxMs: sorted.at(-1)!, runs: sorted.length };
}
