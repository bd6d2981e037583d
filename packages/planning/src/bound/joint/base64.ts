const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Whole groups of three bytes that are turned into text at once. */
const CHUNK = 6144;

/** Bytes as base64 with padding. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  const codes = new Uint8Array((CHUNK / 3) * 4);
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const chunk = bytes.subarray(from, from + CHUNK);
    let size = 0;
    for (let i = 0; i < chunk.length; i += 3) {
      const group = (chunk[i] << 16) | ((chunk[i + 1] ?? 0) << 8) | (chunk[i + 2] ?? 0);
      for (let shift = 18; shift >= 0; shift -= 6) codes[size++] = DIGITS.charCodeAt((group >> shift) & 63);
    }
    const missing = (3 - (chunk.length % 3)) % 3;
    parts.push(String.fromCharCode(...codes.subarray(0, size - missing)) + '='.repeat(missing));
  }
  return parts.join('');
}
