/** Label membership of a panel: one bitmap a label, person p is bit p & 7 of byte p >> 3. */
export interface LabelBits {
  readonly personCount: number;
  readonly bits: ReadonlyMap<number, Uint8Array>;
}

/** Builds the bitmaps from lists: person p carries labels[start[p]] … labels[start[p + 1] − 1]. */
export function labelBitsOf(
  personCount: number,
  start: ArrayLike<number>,
  labels: ArrayLike<number>,
): LabelBits {
  const bytes = (personCount + 7) >> 3;
  const bits = new Map<number, Uint8Array>();
  for (let p = 0; p < personCount; p++) {
    for (let e = start[p]; e < start[p + 1]; e++) {
      const label = labels[e];
      let bitmap = bits.get(label);
      if (bitmap === undefined) bits.set(label, (bitmap = new Uint8Array(bytes)));
      bitmap[p >> 3] = bitmap[p >> 3] | (1 << (p & 7));
    }
  }
  return { personCount, bits };
}

/** One byte per person, 1 where the person has the label. */
export function maskOfLabel(labels: LabelBits, labelId: number): Uint8Array {
  const bitmap = labels.bits.get(labelId);
  return bitmap === undefined ? new Uint8Array(labels.personCount) : maskOfBits(bitmap, labels.personCount);
}

/** One byte a person from one bit a person. */
export function maskOfBits(bits: Uint8Array, personCount: number): Uint8Array {
  const mask = new Uint8Array(personCount);
  for (let p = 0; p < personCount; p++) mask[p] = (bits[p >> 3] >> (p & 7)) & 1;
  return mask;
}

/** One bit a person from one byte a person. */
export function packBits(mask: Uint8Array): Uint8Array {
  const bits = new Uint8Array((mask.length + 7) >> 3);
  for (let p = 0; p < mask.length; p++) bits[p >> 3] = bits[p >> 3] | (mask[p] << (p & 7));
  return bits;
}
