import { expect, test } from 'vitest';
import { chinaDate, chinaTime } from './china-time.ts';

test('a day begins at midnight China time, not UTC', () => {
  expect(chinaDate(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
  expect(chinaDate(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
  expect(chinaDate(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  expect(chinaDate(new Date('2024-02-28T20:00:00Z'))).toBe('2024-02-29');
});

test('date and time agree with the Intl calendar for China at every hour of a year', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour, 7, 9));
    const [day, time] = calendar.format(moment).split(' ');
    expect(chinaDate(moment)).toBe(day);
    expect(chinaTime(moment)).toBe(`${day}T${time}+08:00`);
  }
});
