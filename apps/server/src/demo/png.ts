import type { Pixels } from '@ooh/media-picture/raster/pixels';
import { crc32, deflateSync } from 'node:zlib';

/** A picture of few colours: one byte a pixel, row by row, the number of its colour. */
export interface PalettePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly palette: readonly (readonly [number, number, number])[];
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** Colour types of PNG: red, green and blue; numbers of a palette. Eight bits each. */
const ofColours = 2;
const ofPalette = 3;

function png(
  { width, height }: { readonly width: number; readonly height: number },
  colourType: number,
  extra: readonly Buffer[],
  rows: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture as PNG. */
export function palettePng(picture: PalettePicture): Buffer {
  const { width, height, pixels, palette } = picture;
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return png(picture, ofPalette, [chunk('PLTE', Buffer.from(palette.flat()))], rows);
}

/** PNG's filter 「up」: a row is written as its differences from the row above. */
const filterUp = 2;

/** Pixels as PNG. */
export function colourPng(pixels: Pixels): Buffer {
  const { height, rgb } = pixels;
  const length = pixels.width * 3;
  const rows = Buffer.alloc(height * (length + 1));
  for (let row = 0; row < height; row++) {
    const to = row * (length + 1);
    rows[to] = filterUp;
    for (let i = 0; i < length; i++) {
      const above = row === 0 ? 0 : rgb[(row - 1) * length + i];
      rows[to + 1 + i] = rgb[row * length + i] - above;
    }
  }
  return png(pixels, ofColours, [], rows);
}

/** Where the chunks after the header begin: the signature of 8 bytes, and a header of 25. */
const afterHeader = 33;

/** The same picture with a title of its own and, where one is given, an EXIF block: other bytes, the same pixels. */
export function titledPng(picture: Buffer, title: string, exif: Buffer | null): Buffer {
  return Buffer.concat([
    picture.subarray(0, afterHeader),
    chunk('tEXt', Buffer.from(`Title\0${title}`, 'latin1')),
    ...(exif === null ? [] : [chunk('eXIf', exif)]),
    picture.subarray(afterHeader),
  ]);
}
