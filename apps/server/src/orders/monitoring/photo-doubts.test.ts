import { expect, test } from 'vitest';
import { photoDoubts } from './photo-doubts.ts';

test('what a photo is doubted for', () => {
  const good = {
    takenAt: new Date('2026-11-10T02:00:00Z'),
    offsetMeters: 20,
    hasPlace: true,
    isLine: false,
    isRepeated: false,
    fromDate: '2026-11-01',
    toDate: '2026-11-28',
  };
  expect(photoDoubts(good)).toEqual([]);
  expect(photoDoubts({ ...good, offsetMeters: 101 })).toEqual(['far-away']);
  expect(photoDoubts({ ...good, offsetMeters: 101, isLine: true })).toEqual([]);
  expect(photoDoubts({ ...good, takenAt: new Date('2026-12-05T15:59:00Z') })).toEqual([]);
  expect(photoDoubts({ ...good, takenAt: new Date('2026-12-05T16:01:00Z') })).toEqual(['outside-flight']);
  expect(photoDoubts({ ...good, hasPlace: false, offsetMeters: null, isRepeated: true })).toEqual([
    'no-place',
    'duplicate',
  ]);
});
