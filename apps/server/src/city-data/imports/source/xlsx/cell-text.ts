/** How the numbers of a style are written for people: as a day and time, or as they are. */
export type NumberStyle = 'date' | 'number';

const dayMilliseconds = 86_400_000;
/** Day 0 of the usual system, so chosen that days from 1 March 1900 on are right; and of that of old Macintoshes. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
/** 1900 counts a 29 February that never was: days before it are one later than they seem. */
const falseLeapDay = 60;
const lastDay = 2_958_465;

/** Numbers of built-in formats that are dates or times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows dates or times: letters of a date outside of quotes, brackets and escapes. */
export function styleOfFormat(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'number';
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'number';
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A serial day as "2026-01-20", with its time of day "2026-01-20 08:01:04" where it has one, and a time alone as
 * "08:01" or "08:01:04". Rounded to seconds. Null for what is no day.
 */
export function dateText(serial: number, system: 1900 | 1904): string | null {
  if (!(serial >= 0 && serial <= lastDay)) return null;
  const day = system === 1900 && serial >= 1 && serial < falseLeapDay ? serial + 1 : serial;
  const date = new Date(epochs[system] + Math.round(day * 86_400) * 1000);
  const seconds = date.getUTCSeconds();
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  if (serial < 1 && system === 1900) return seconds === 0 ? time : `${time}:${two(seconds)}`;
  const whole = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  return date.getTime() % dayMilliseconds === 0 ? whole : `${whole} ${time}:${two(seconds)}`;
}

/** A stored number as a spreadsheet shows it: 15 digits, so that 22.542999999999999 is 22.543. */
export function numberText(text: string): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  const plain = Number(value.toPrecision(15));
  return Math.abs(plain) >= 1e-6 || plain === 0 ? String(plain) : plain.toFixed(12).replace(/0+$/, '');
}

/** Characters that XML cannot carry are written _x000D_. */
export const storedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
