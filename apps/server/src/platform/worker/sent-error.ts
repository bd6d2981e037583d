/** Transfer of an error from a thread: a structured clone would lose its class and its own fields. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Own fields that can be copied, such as a code or a list of problems. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Restores an error of a class from the transferred data. */
export type ErrorClasses = Readonly<Record<string, (sent: SentError) => Error>>;

const languageClasses: ErrorClasses = Object.fromEntries(
  [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map((languageClass) => [
    languageClass.name,
    ({ message }: SentError) => new languageClass(message),
  ]),
);

function isCopied(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const { name, message, stack } = error;
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => isCopied(value)));
  return { name, message, stack, fields };
}

/** The error as it was thrown; one of an unknown class keeps its name, message and fields. */
export function receivedError(sent: SentError, classes: ErrorClasses = {}): Error {
  const make = classes[sent.name] ?? languageClasses[sent.name];
  const error = make?.(sent) ?? Object.assign(new Error(sent.message), sent.fields, { name: sent.name });
  if (sent.stack !== undefined) error.stack = sent.stack;
  return error;
}
