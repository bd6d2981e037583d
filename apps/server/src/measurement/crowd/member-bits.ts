import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Panel persons as they are stored: one bit each, deflated. */
export function deflateMembers(bits: Uint8Array): Buffer {
  return deflateRawSync(bits, { level: 6 });
}

/** The bits again; `personCount` of the panel bounds what is read. */
export function inflateMembers(stored: Uint8Array, personCount: number): Uint8Array {
  const bits = inflateRawSync(stored, { maxOutputLength: Math.max(64, (personCount + 7) >> 3) });
  return new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);
}

/** One bit a person of a list of persons. */
export function bitsOfPersons(persons: Iterable<number>, personCount: number): Uint8Array {
  const bits = new Uint8Array((personCount + 7) >> 3);
  for (const p of persons) if (p < personCount) bits[p >> 3] = bits[p >> 3] | (1 << (p & 7));
  return bits;
}
