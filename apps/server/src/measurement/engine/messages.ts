import type { OperationName } from './operations.ts';
import type { ModelInput } from './work/build-model.ts';

/** Calls of an engine thread. */
export interface EngineCalls {
  /**
   * Loads a model. `verify` checks the block, and answers false where it is damaged; not needed if another thread has
   * verified or built it.
   */
  hold(input: { readonly key: string; readonly block: SharedArrayBuffer; readonly verify: boolean }): boolean;
  drop(key: string): void;
  /** Builds a model; gives it as the bytes of its file. */
  build(input: ModelInput): SharedArrayBuffer;
  operate(input: {
    readonly key: string;
    readonly operation: OperationName;
    readonly input: unknown;
  }): unknown;
}

/** Progress of an operation. */
export interface EngineProgress {
  readonly phase: string;
  readonly fraction: number;
}
