import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts what the service has to read again, such as the password of a server that it pulls from. */
export interface Sealing {
  seal(text: string): string;
  /** Throws for a text sealed with another secret, or a changed one. */
  open(sealed: string): string;
}

/** A sealing with a key of its own, derived from the secret of the service. */
export function createSealing(secret: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'secrets of other servers', 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}
