import type { SentError } from './sent-error.ts';

/** Calls of a thread by name: each is a function of one input. Input and output are plain data. */
export type CallName<Served extends object> = keyof Served & string;
export type CallInput<Served, Name extends keyof Served> = Served[Name] extends (
  input: infer Input,
) => unknown
  ? Input
  : never;
export type CallOutput<Served, Name extends keyof Served> = Served[Name] extends (
  input: never,
) => infer Output
  ? Output
  : never;

export type ToWorker =
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly name: string;
      readonly input: unknown;
      /** A shared integer; not 0 = cancelled. */
      readonly cancel: SharedArrayBuffer;
    }
  /** Acknowledgement: a delivered event has been processed. */
  | { readonly kind: 'taken'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: SentError }
  /** `isDelivered`: the thread waits until the event is processed. */
  | { readonly kind: 'event'; readonly id: number; readonly event: unknown; readonly isDelivered: boolean };
