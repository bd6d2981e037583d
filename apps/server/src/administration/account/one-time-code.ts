import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time codes of RFC 6238: HMAC-SHA-1, six digits, a step of 30 seconds. */
const stepMilliseconds = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A random secret of 160 bits in base32. */
export function inventSecret(): string {
  return encodeBase32(randomBytes(20));
}

/** Base32 of RFC 4648 without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  let [bits, held, text] = [0, 0, ''];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31];
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** The step of the clock that a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / stepMilliseconds);
}

/** The code of a step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = mac[mac.length - 1] & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code this is, among the present one and its neighbours; null when it is none of them. */
export function matchingStep(secret: string, code: string, moment: Date): number | null {
  const given = Buffer.from(code);
  const now = stepAt(moment);
  for (const step of [now, now - 1, now + 1]) {
    const wanted = Buffer.from(codeOf(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return step;
  }
  return null;
}
