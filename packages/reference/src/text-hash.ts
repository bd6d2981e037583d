/** 32-bit hash of a text (FNV-1a, then the finaliser of MurmurHash3). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mixBits(h);
}

/** The finaliser of MurmurHash3: every bit of a 32-bit number depends on every other. */
export function mixBits(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A uniform number in [0, 1) that depends on the text alone. */
export function shareOfText(text: string): number {
  return hashText(text) / 4294967296;
}
