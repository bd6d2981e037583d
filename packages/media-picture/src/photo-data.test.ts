import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exifSegment, readPhotoData, withExifOf } from './photo-data.ts';

/** A JPEG head with big-endian EXIF as cameras write it: turned, south and west, an offset of its own. */
function jpeg(): Buffer {
  const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
  const u32 = (value: number) =>
    Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(tag), u16(type), u32(count), value]);
  const text = (value: string) => Buffer.concat([Buffer.from(value), Buffer.alloc(4 - value.length)]);
  const root = Buffer.concat([
    u16(3),
    entry(0x112, 3, 1, Buffer.concat([u16(6), u16(0)])),
    entry(0x8769, 4, 1, u32(50)),
    entry(0x8825, 4, 1, u32(107)),
    u32(0),
  ]);
  const exif = Buffer.concat([
    u16(2),
    entry(0x9003, 2, 20, u32(80)),
    entry(0x9011, 2, 7, u32(100)),
    u32(0),
    Buffer.from('2026:03:01 08:00:00\0'),
    Buffer.from('-03:00\0'),
  ]);
  const gps = Buffer.concat([
    u16(4),
    entry(1, 2, 2, text('S')),
    entry(2, 5, 3, u32(161)),
    entry(3, 2, 2, text('W')),
    entry(4, 5, 3, u32(185)),
    u32(0),
    ...[10, 1, 30, 1, 0, 1, 50, 1, 15, 1, 36, 1].map(u32),
  ]);
  const tiff = Buffer.concat([Buffer.from('MM'), u16(42), u32(8), root, exif, gps]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1]),
    u16(segment.length + 2),
    segment,
    Buffer.from([0xff, 0xda, 0, 2]),
  ]);
}

test('a JPEG with big-endian data, its own offset, south and west', () => {
  const { takenAt, lng, lat } = readPhotoData(jpeg());
  expect(takenAt!.toISOString()).toBe('2026-03-01T11:00:00.000Z');
  expect(lat).toBeCloseTo(-10.5, 9);
  expect(lng).toBeCloseTo(-(50 + 15 / 60 + 36 / 3600), 9);
});

test('damaged photos say nothing and break nothing', () => {
  fc.assert(
    fc.property(
      fc.constant(jpeg()),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 }),
      fc.nat(2000),
      (photo, damage, cut) => {
        const bytes = Buffer.from(photo.subarray(0, Math.max(0, photo.length - cut)));
        for (const [at, value] of damage) if (at < bytes.length) bytes[at] = value;
        const { lng, lat } = readPhotoData(bytes);
        expect((lng === null) === (lat === null)).toBe(true);
        if (lat !== null) expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      },
    ),
    { numRuns: 300 },
  );
});

test('a picture that is drawn anew keeps time and place, and stands upright', () => {
  const drawn = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 7, 8, 9]);
  const kept = withExifOf(drawn, jpeg());
  expect(readPhotoData(kept)).toEqual(readPhotoData(jpeg()));
  expect(kept.slice(-13)).toEqual(drawn.slice(2));
  const turned = (bytes: Uint8Array) => Buffer.from(bytes).readUInt16BE(exifSegment(bytes)![0] + 4 + 6 + 18);
  expect([turned(jpeg()), turned(kept)]).toEqual([6, 1]);
  // Drawn once more, there is still one segment.
  expect(withExifOf(kept, jpeg())).toEqual(kept);
  expect(withExifOf(drawn, drawn)).toBe(drawn);
});
