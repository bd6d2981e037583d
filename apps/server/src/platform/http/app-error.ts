import type { CodeName } from '@ooh/contract/core/envelope';

/** A refused request. `message` is Chinese and shown to the user. */
export class AppError extends Error {
  override readonly name = 'Refusal';
  readonly code: Exclude<CodeName, 'success'>;

  constructor(code: Exclude<CodeName, 'success'>, message: string) {
    super(message);
    this.code = code;
  }
}

/** The same error for unknown and ungranted objects; `what` is the kind of object, for example 方案. */
export function notFound(what: string): AppError {
  return new AppError('notFound', `未找到${what}`);
}
