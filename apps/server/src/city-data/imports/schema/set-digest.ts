import { createHash } from 'node:crypto';

/** A hash of texts whatever their order: the 32-bit words of their SHA-256, added up. */
export function createSetDigest() {
  const sums = new Uint32Array(8);
  let count = 0;
  return {
    add(text: string): void {
      const words = createHash('sha256').update(text).digest();
      for (let i = 0; i < 8; i++) sums[i] += words.readUInt32LE(i * 4);
      count++;
    },
    hex: (more = ''): string =>
      createHash('sha256')
        .update(`${count}|${sums.join(',')}${more}`)
        .digest('hex'),
  };
}
