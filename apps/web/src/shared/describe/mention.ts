/** A stretch of the text that was understood, and how. Positions count from 0, `to` lies behind the last letter. */
export interface Mention<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

export type Span = Pick<Mention<unknown>, 'from' | 'to'>;

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Stands in for a letter that is understood already; no text holds it. */
export const blank = '\u0000';

/** The text with understood stretches blanked, so that nothing is read twice; positions stay the same. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + blank.repeat(to - from) + left.slice(to);
  return left;
}

/** Every match of a pattern with the global flag that `read` makes sense of. */
export function findAll<Value>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Value | undefined,
): Mention<Value>[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match);
    return value === undefined ? [] : [{ from: match.index, to: match.index + match[0].length, value }];
  });
}
