import { certain } from '@ooh/contract/core/certain';

export const strengthNames = ['很弱', '弱', '中', '强', '很强'] as const;

/**
 * Strength of a password, 0..4, by the bits a guesser faces: length × log2 of the alphabet in use, where a
 * sign that repeats its neighbour or goes on by one step adds only one bit.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const codes = Array.from(password, (sign) => certain(sign.codePointAt(0), 'code of a sign'));
  const alphabet =
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[\u0021-\u007e]/.test(password.replaceAll(/[a-zA-Z\d]/g, '')) ? 33 : 0) +
    (/[\u0080-\u{10ffff}]/u.test(password) ? 2000 : 0);
  const bitsOfSign = alphabet === 0 ? 0 : Math.log2(alphabet);
  const bits = codes.reduce((sum, code, at) => {
    const step = at === 0 ? Infinity : Math.abs(code - codes[at - 1]);
    return sum + (step <= 1 ? 1 : bitsOfSign);
  }, 0);
  if (bits < 28) return 0;
  if (bits < 45) return 1;
  if (bits < 60) return 2;
  return bits < 80 ? 3 : 4;
}
