/** Engines side by side on one operation: all must give the same answer, the first one is the measure. */
import { durationText, ratioText, type Column } from './table.ts';
import { timed, type Timing, type TimingOptions } from './timing.ts';

/** Counts, or sums, in an order that all engines share. */
export type Answer = ArrayLike<number>;

/** How one engine does one operation. */
export interface Method {
  readonly how: string;
  /** What the result counts, if engines count different things; results of one measure must be equal. */
  readonly measure?: string;
  readonly answer: () => Answer | Promise<Answer>;
}

export interface Entry extends Timing {
  readonly engine: string;
  readonly how: string;
}

export interface Comparison {
  readonly operation: string;
  readonly threads: number;
  /** Target of the engine. */
  readonly target?: string;
  /** By measure, the answer on which all engines agree. */
  readonly known: Map<string, Answer>;
  readonly entries: Entry[];
}

/** Relative difference allowed between sums of fractions; counts must be equal. */
const SUM_TOLERANCE = 1e-9;

const differ = (a: number, b: number): boolean =>
  Number.isInteger(a) && Number.isInteger(b)
    ? a !== b
    : !(Math.abs(a - b) <= SUM_TOLERANCE * Math.max(Math.abs(a), Math.abs(b)));

/** Throws Error naming the first figure on which two engines differ. */
export function assertSameAnswer(who: string, known: Answer, found: Answer): void {
  if (known.length !== found.length)
    throw new Error(`${who}: ${found.length} figures where others have ${known.length}`);
  for (let i = 0; i < known.length; i++)
    if (differ(known[i], found[i]))
      throw new Error(`${who}: figure ${i} is ${found[i]} where others have ${known[i]}`);
}

export const startComparison = (operation: string, threads: number, target?: string): Comparison => ({
  operation,
  threads,
  ...(target === undefined ? {} : { target }),
  known: new Map(),
  entries: [],
});

/** Times one method and holds its answer against the others'. Throws Error when they differ. */
export async function compete(
  comparison: Comparison,
  engine: string,
  { how, measure = 'persons', answer }: Method,
  options: TimingOptions = {},
): Promise<void> {
  const { result, timing } = await timed(answer, options);
  enter(comparison, { engine, how, ...timing }, result, measure);
}

/** Adds a time measured elsewhere. Throws Error if the result differs from the others'. */
export function enter(comparison: Comparison, entry: Entry, found: Answer, measure = 'persons'): void {
  const known = comparison.known.get(measure);
  if (known === undefined) comparison.known.set(measure, Array.from(found));
  else assertSameAnswer(`${comparison.operation}: ${entry.engine}, ${entry.how}`, known, found);
  comparison.entries.push(entry);
}

export const comparisonColumns: readonly Column[] = [
  { title: 'operation' },
  { title: 'ratio', align: 'right' },
  { title: 'median', align: 'right' },
  { title: 'best', align: 'right' },
  { title: 'CPU', align: 'right' },
  { title: 'engine' },
  { title: 'how' },
];

/** One row an engine, the first entry being ×1; the operation is named once. */
export function comparisonRows(comparison: Comparison): string[][] {
  const { operation, threads, target, entries } = comparison;
  const title = threads === 1 ? operation : `${operation}, ${threads} threads`;
  const measure = entries[0].medianMs;
  return entries.map(({ engine, how, medianMs, minMs, cpuMs }, n) => [
    n === 0 ? title : n === 1 && target !== undefined ? `(target ${target})` : '',
    n === 0 ? '×1' : ratioText(medianMs / measure),
    durationText(medianMs),
    durationText(minMs),
    durationText(cpuMs),
    engine,
    how,
  ]);
}

/** For the file of results: the times with the ratio to the first engine. */
export function comparisonRecord({ operation, threads, target, entries, known }: Comparison): object {
  return {
    operation,
    threads,
    target,
    answers: Object.fromEntries(
      [...known].map(([measure, answer]) => [
        measure,
        answer.length <= 32 ? answer : `${answer.length} figures, equal`,
      ]),
    ),
    entries: entries.map(({ engine, how, medianMs, minMs, maxMs, cpuMs, runs }) => ({
      engine,
      how,
      ratio: rounded(medianMs / entries[0].medianMs),
      medianMs: rounded(medianMs),
      minMs: rounded(minMs),
      maxMs: rounded(maxMs),
      cpuMs: rounded(cpuMs),
      runs,
    })),
  };
}

const rounded = (value: number): number => Number(value.toPrecision(4));
