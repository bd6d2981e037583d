import { unzlibSync, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { pdfPicture } from './pdf-picture.ts';

function chunk(type: string, content: Uint8Array): number[] {
  const length = [24, 16, 8, 0].map((shift) => (content.length >> shift) & 255);
  return [...length, ...[...type].map((letter) => letter.charCodeAt(0)), ...content, 0, 0, 0, 0];
}

/** A PNG of the rows given, each with its filter first. */
function png(width: number, height: number, colourType: number, rows: readonly number[][]): Uint8Array {
  const head = [0, 0, 0, width, 0, 0, 0, height, 8, colourType, 0, 0, 0];
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', Uint8Array.from(head)),
    ...chunk('IDAT', zlibSync(Uint8Array.from(rows.flat()))),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

const photo = (bytes: Uint8Array, width: number, height: number) =>
  ({ bytes, mediaType: 'image/png', width, height }) as const;

test('colours and transparency of a PNG are apart, its filters undone', () => {
  const bytes = png(2, 2, 6, [
    [1, 10, 20, 30, 255, 5, 5, 5, 0],
    [2, 1, 1, 1, 0, 0, 0, 0, 1],
  ]);
  const picture = pdfPicture(photo(bytes, 2, 2))!;
  expect([...unzlibSync(picture.bytes)]).toEqual([10, 20, 30, 15, 25, 35, 11, 21, 31, 15, 25, 35]);
  expect([...unzlibSync(picture.mask!.bytes)]).toEqual([255, 255, 255, 0]);
});

test('an opaque PNG is handed on as it is, an interlaced one is not', () => {
  const bytes = png(1, 1, 2, [[0, 1, 2, 3]]);
  expect([...unzlibSync(pdfPicture(photo(bytes, 1, 1))!.bytes)]).toEqual([0, 1, 2, 3]);
  bytes[28] = 1;
  expect(pdfPicture(photo(bytes, 1, 1))).toBeNull();
});
