import type { CallInput, CallKey, CallOutput, Registry } from '@ooh/contract/registry';

export type { CallInput, CallKey, CallOutput };

/** Keys of the calls of one kind: `json`, `upload`, `file` or `events`. */
export type KeysOfKind<Kind extends string> = {
  [Key in CallKey]: Registry[Key]['kind'] extends Kind ? Key : never;
}[CallKey];

/** An answer. `code` "01" is success; otherwise `body` is null and `message` says why, in Chinese. */
export interface CallResult<Body> {
  readonly code: string;
  readonly message: string;
  readonly body: Body | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True keeps the notification of a failure away; a comment `Unnotified: …` says why nobody need be told. */
  readonly unnotified?: boolean;
  /** True where a page shows in place that an answer is withheld, which is no failure to be notified. */
  readonly showsWithheld?: boolean;
  readonly timeoutMs?: number;
}

/** A call that was answered with a code other than "01", as an error for the query cache. */
export class CallFailure extends Error {
  readonly code: string;

  constructor(result: CallResult<unknown>) {
    super(result.message);
    this.name = 'CallFailure';
    this.code = result.code;
  }

  /** True where there is nothing to ask again for: the subject is unknown, or not the reader's; the two look alike. */
  get isAbsent(): boolean {
    return this.code === '04' || this.code === '05';
  }

  /** True where what was sent cannot be taken: the message says what of it. */
  get isInvalid(): boolean {
    return this.code === '10';
  }

  /** True where the service says what has to happen first: asking again before that is refused again. */
  get isRefused(): boolean {
    return this.code === '12';
  }
}
