/**
 * Lists inside one cell, as in files of stops: a Python or JSON literal (['甲', "乙"], [[114.1, 22.5], …],
 * ['114.1,22.5', …]) or plain text split by ; | or line breaks.
 */
export type ParsedList =
  | { readonly items: string[] }
  | { readonly broken: string; readonly position: number };

const closing: Record<string, string> = { '[': ']', '(': ')' };
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' };

/** The items of a cell. A nested list becomes its items joined by commas. */
export function parseList(text: string): ParsedList {
  const trimmed = text.trim();
  if (trimmed === '') return { items: [] };
  if (!(trimmed[0] in closing)) return { items: plainItems(trimmed) };
  const reader = { text: trimmed, at: 0 };
  try {
    const items = readList(reader, 0);
    skipSpace(reader);
    if (reader.at < trimmed.length) throw new Broken('列表之后还有多余内容', reader.at);
    return { items };
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message, position: error.position };
    throw error;
  }
}

function plainItems(text: string): string[] {
  const separator = [';', '；', '|', '\n', '、', '→'].find((mark) => text.includes(mark));
  return separator === undefined
    ? [text]
    : text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}

class Broken extends Error {
  readonly position: number;
  constructor(reason: string, position: number) {
    super(reason);
    this.position = position + 1;
  }
}

interface Reader {
  readonly text: string;
  at: number;
}

function readList(reader: Reader, depth: number): string[] {
  if (depth > 1) throw new Broken('列表嵌套过深', reader.at);
  const close = closing[reader.text[reader.at++]];
  const items: string[] = [];
  for (;;) {
    skipSpace(reader);
    if (reader.text[reader.at] === close) {
      reader.at++;
      return items;
    }
    items.push(readItem(reader, depth, close));
    skipSpace(reader);
    const mark = reader.text[reader.at];
    if (mark === ',') reader.at++;
    else if (mark === undefined) throw new Broken(`列表没有以 ${close} 结束`, reader.at);
    else if (mark !== close) throw new Broken(`此处应为逗号或 ${close}`, reader.at);
  }
}

function readItem(reader: Reader, depth: number, close: string): string {
  const mark = reader.text[reader.at];
  if (mark === undefined) throw new Broken(`列表没有以 ${close} 结束`, reader.at);
  if (mark === "'" || mark === '"') return readQuoted(reader, mark);
  if (mark in closing) return readList(reader, depth + 1).join(',');
  const start = reader.at;
  while (reader.at < reader.text.length && reader.text[reader.at] !== ',' && reader.text[reader.at] !== close)
    reader.at++;
  const bare = reader.text.slice(start, reader.at).trim();
  if (bare === '') throw new Broken('缺少列表项', start);
  return bare;
}

function readQuoted(reader: Reader, quote: string): string {
  const start = reader.at++;
  let item = '';
  for (;;) {
    const mark = reader.text[reader.at++];
    if (mark === undefined) throw new Broken('引号没有结束', start);
    if (mark === quote) return item.trim();
    if (mark === '\\') {
      const escaped = reader.text[reader.at++] ?? '';
      item += escapes[escaped] ?? escaped;
    } else item += mark;
  }
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++;
}
