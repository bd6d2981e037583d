import type { Comparison } from '../harness/comparison.ts';

export interface PartOptions {
  /** Small data, for a look at whether all works. */
  readonly small: boolean;
  /** Each method is run again for so long at most. */
  readonly maxSeconds: number;
  /** A folder with the demonstration that no service uses. */
  readonly data: string;
  /** Reports progress to the user. */
  readonly say: (text: string) => void;
}

export interface PartResult {
  readonly comparisons: readonly Comparison[];
  readonly seeds: Readonly<Record<string, number>>;
  /** Rivals by their first name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, unknown>>;
  /** Sentences under the table. */
  readonly notes: readonly string[];
}

/** One part of the benchmark; its figures make one section of the file of results. */
export type PartOfBench = (options: PartOptions) => Promise<PartResult>;
