import { damagedParquet, readByte, take } from './thrift.ts';

/** LZ4's raw blocks: literals, each run followed by a copy of what was written before; the last run stands alone. */
export function unlz4(packed: Uint8Array, length: number): Uint8Array {
  const reader = { bytes: packed, at: 0 };
  const out = new Uint8Array(length);
  /** A length of 15 goes on in further bytes, as long as they are full. */
  const whole = (short: number): number => {
    let sum = short;
    if (short < 15) return sum;
    for (let more = 255; more === 255 && sum <= length + 255; sum += more) more = readByte(reader);
    return sum;
  };
  let at = 0;
  while (reader.at < packed.length) {
    const token = readByte(reader);
    const literal = take(reader, whole(token >> 4));
    if (at + literal.length > length) throw damagedParquet();
    out.set(literal, at);
    at += literal.length;
    if (reader.at === packed.length) break;
    const back = readByte(reader) + 256 * readByte(reader);
    const count = whole(token & 15) + 4;
    if (back === 0 || back > at || at + count > length) throw damagedParquet();
    // Copies may overlap what they write: byte by byte.
    for (let i = 0; i < count; i++, at++) out[at] = out[at - back];
  }
  if (at !== length) throw damagedParquet();
  return out;
}
