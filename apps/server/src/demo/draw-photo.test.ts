import { readPhotoData } from '@ooh/media-picture/photo-data';
import { expect, test } from 'vitest';
import { drawPhoto } from './draw-photo.ts';

const stamp = { takenAt: '2026-11-02 10:20:30', lng: 113.9512345, lat: 22.5432109 };

test('time and place of a drawn photo are read back to the decimetre', () => {
  const bytes = drawPhoto('p-1', 'near', stamp);
  expect(bytes.length).toBeLessThan(6000);
  const { takenAt, lng, lat } = readPhotoData(bytes);
  expect(takenAt!.toISOString()).toBe('2026-11-02T02:20:30.000Z');
  expect(Math.abs(lng! - stamp.lng)).toBeLessThan(1e-6);
  expect(Math.abs(lat! - stamp.lat)).toBeLessThan(1e-6);
  expect(readPhotoData(drawPhoto('p-1', 'near', { ...stamp, takenAt: null }))).toMatchObject({
    takenAt: null,
    lng,
  });
  expect(readPhotoData(drawPhoto('p-1', 'near', { takenAt: null, lng: null, lat: null }))).toEqual({
    takenAt: null,
    lng: null,
    lat: null,
  });
});
