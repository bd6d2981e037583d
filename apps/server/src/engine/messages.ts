import type { OperationName } from './operations.ts';
import type { ModelInput } from './work/build-model.ts';

/** To a thread. `cancel` is one shared int: not 0 = give up. */
export type ThreadRequest =
  | {
      readonly id: number;
      readonly kind: 'hold';
      readonly key: string;
      readonly block: SharedArrayBuffer;
      /** False for a block that another thread has verified or made. */
      readonly verify: boolean;
    }
  | { readonly id: number; readonly kind: 'drop'; readonly key: string }
  | { readonly id: number; readonly kind: 'build'; readonly input: ModelInput }
  | {
      readonly id: number;
      readonly kind: 'operate';
      readonly key: string;
      readonly operation: OperationName;
      readonly input: unknown;
      readonly cancel: SharedArrayBuffer;
    };

/** From a thread. */
export type ThreadAnswer =
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string; readonly isRangeError: boolean }
  | { readonly id: number; readonly kind: 'progress'; readonly phase: string; readonly fraction: number };
