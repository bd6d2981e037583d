import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const secretOf = (key: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', 'answer of an idempotency key', 32));

/**
 * An answer as it is kept for whoever asks again. Some say a password or the token of a link that is told once: they are
 * enciphered under the caller's key, which is not stored.
 */
export function sealAnswer(key: string, answer: unknown): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secretOf(key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer ?? null), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The answer that `sealAnswer` kept. Throws where the key is another one or the text was changed. */
export function openAnswer(key: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, secretOf(key), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
}
