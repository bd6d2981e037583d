const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Int8Array(128).fill(-1);
for (let i = 0; i < DIGITS.length; i++) valueOf[DIGITS.charCodeAt(i)] = i;

/** The bytes of padded base64 (RFC 4648, §4) with unused bits 0; null where the text is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < digits; i++) {
    const unit = text.charCodeAt(i);
    const value = unit < 128 ? valueOf[unit] : -1;
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
