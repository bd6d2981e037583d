const encoder = new TextEncoder();

type Numbers = Uint8Array | Uint16Array | Uint32Array | BigUint64Array | Float32Array | Float64Array;

/** A column of a block: its type as the store names it, and the bytes of its values. */
export interface BlockColumn {
  readonly type: string;
  readonly parts: readonly Uint8Array[];
}

const typeOf = (values: Numbers): string => {
  if (values instanceof Uint8Array) return 'UInt8';
  if (values instanceof Uint16Array) return 'UInt16';
  if (values instanceof Uint32Array) return 'UInt32';
  if (values instanceof BigUint64Array) return 'UInt64';
  return values instanceof Float32Array ? 'Float32' : 'Float64';
};

const bytesOf = (values: Numbers): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** A whole number ≥ 0 in as few groups of seven bits as it takes (LEB128). */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function textBytes(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  return joined([varint(bytes.length), bytes]);
}

/** Numbers in the array's type; the store casts them to the column's type. */
export function numbers(values: Numbers): BlockColumn {
  return { type: typeOf(values), parts: [bytesOf(values)] };
}

/** The same text in every row. */
export function sameText(text: string, rows: number): BlockColumn {
  const one = textBytes(text);
  const all = new Uint8Array(one.length * rows);
  if (rows > 0) all.set(one);
  for (let filled = one.length; filled < all.length; filled *= 2) all.copyWithin(filled, 0, filled);
  return { type: 'String', parts: [all] };
}

/** Dictionary-encoded texts: one index per row. */
export function pickedTexts(texts: readonly string[], picks: Uint16Array): BlockColumn {
  const encoded = texts.map(textBytes);
  return { type: 'String', parts: Array.from(picks, (pick) => encoded[pick]) };
}

/** Arrays: that of row i is values[starts[i] .. starts[i + 1]), so there is one more start than rows. */
export function lists(starts: Uint32Array, values: Uint16Array): BlockColumn {
  const first = starts[0];
  const ends = BigUint64Array.from(starts.subarray(1), (end) => BigInt(end - first));
  return {
    type: 'Array(UInt16)',
    parts: [bytesOf(ends), bytesOf(values.subarray(first, starts.at(-1)))],
  };
}

/**
 * Columns as one block of the store's Native format, which needs no parsing. Blocks may follow one another. The
 * machine's byte order is the format's: little-endian.
 */
export function nativeBlock(
  rows: number,
  columns: Readonly<Record<string, BlockColumn>>,
): Uint8Array<ArrayBuffer> {
  const named = Object.entries(columns);
  return joined([
    varint(named.length),
    varint(rows),
    ...named.flatMap(([name, { type, parts }]) => [textBytes(name), textBytes(type), ...parts]),
  ]);
}
