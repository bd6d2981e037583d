import type { CodeName } from '@ooh/contract/core/envelope';

/** A request that the rules turn down. `message` is Chinese and shown to the user. */
export class AppError extends Error {
  override readonly name = 'Refusal';
  readonly code: Exclude<CodeName, 'success'>;

  constructor(code: Exclude<CodeName, 'success'>, message: string) {
    super(message);
    this.code = code;
  }
}

/** Unknown and not granted answer alike: `what` names the kind of thing, for example 方案. */
export function notFound(what: string): AppError {
  return new AppError('notFound', `未找到${what}`);
}
