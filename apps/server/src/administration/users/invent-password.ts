import { randomBytes } from 'node:crypto';

/** A random password of 96 bits that satisfies the rules of new passwords. Shown once, stored nowhere. */
export function inventPassword(): string {
  for (;;) {
    const password = randomBytes(12).toString('base64url');
    if (/[A-Za-z]/.test(password) && /\d/.test(password)) return password;
  }
}
