import type { CallResult } from '../../api/call-types.ts';

export type LoginOutcome =
  | { readonly kind: 'signed-in' }
  /** Shown under the password field. */
  | { readonly kind: 'wrong'; readonly message: string }
  /** Account and password fit; the code of the second factor is asked for. */
  | { readonly kind: 'code'; readonly message: string }
  /** The button waits this long. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** No answer, or none that belongs to a field. */
  | { readonly kind: 'failed'; readonly message: string };

const waitWithoutFigureSeconds = 30;

/** What the answer of `access/login` means for the form. */
export function readLoginOutcome({ code, message, body }: CallResult<unknown>): LoginOutcome {
  if (code === '01' && body !== null) return { kind: 'signed-in' };
  if (code === '13') {
    const seconds = Number(/(\d+)\s*秒/.exec(message)?.[1] ?? waitWithoutFigureSeconds);
    return { kind: 'wait', seconds: Math.max(1, seconds) };
  }
  if (code === '15') return { kind: 'code', message };
  if (code === '10' || code === '12') return { kind: 'wrong', message };
  return { kind: 'failed', message };
}
