/** Results of the processes of the sparse case. */
import type { Timing } from '../harness/timing.ts';

export const PLAN_SEED = 20_260_105;
export const PLAN_SIZE = 2000;

export const sparseOperations = ['reach', 'distribution', 'union', 'gains'] as const;
export type SparseOperation = (typeof sparseOperations)[number];

export interface SparseAnswers {
  readonly answers: Readonly<Record<SparseOperation, readonly number[]>>;
  readonly timings: Readonly<Record<SparseOperation, Timing>>;
}
export interface SparseBuilt extends SparseAnswers {
  readonly persons: number;
  readonly positions: number;
  readonly pairs: number;
  readonly fingerprint: string;
  readonly imageBytes: number;
}
export interface SparseMeasured extends SparseAnswers {
  readonly openMs: number;
  /** Resident memory of the whole process with the panel open and all operations done. */
  readonly residentBytes: number;
}
