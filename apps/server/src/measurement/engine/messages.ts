import type { OperationName } from './operations.ts';
import type { ModelInput } from './work/build-model.ts';

/** What an engine thread answers. */
export interface EngineCalls {
  /** Takes a model. With `verify` the block is looked at; one that another thread has verified or made needs no look. */
  hold(input: { readonly key: string; readonly block: SharedArrayBuffer; readonly verify: boolean }): void;
  drop(key: string): void;
  /** Builds a model; gives it as the bytes of its file. */
  build(input: ModelInput): SharedArrayBuffer;
  operate(input: {
    readonly key: string;
    readonly operation: OperationName;
    readonly input: unknown;
  }): unknown;
}

/** How far an operation is. */
export interface EngineProgress {
  readonly phase: string;
  readonly fraction: number;
}
