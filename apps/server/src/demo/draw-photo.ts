import { createHash } from 'node:crypto';
import type { FormatKey } from '@ooh/media-picture/format-scenes';
import { picturePixels } from '@ooh/media-picture/raster/picture-pixels';
import { blankPixels, type Pixels } from '@ooh/media-picture/raster/pixels';
import type { Shot } from '@ooh/media-picture/shot';
import { hashText, shareOfText } from '@ooh/reference/text-hash';
import { poster } from './draw-poster.ts';
import { colourPng, titledPng } from './png.ts';

interface Stamp {
  /** `2026-11-02 10:20:30`, China's time; null where the photo says nothing. */
  readonly takenAt: string | null;
  readonly lng: number | null;
  readonly lat: number | null;
}

/** A directory of entries (tag, type, count, value or offset) at its place in the block. */
function directory(entries: readonly (readonly [number, number, number, number])[]): Buffer {
  const out = Buffer.alloc(2 + 12 * entries.length + 4);
  out.writeUInt16LE(entries.length, 0);
  entries.forEach(([tag, type, count, value], i) => {
    out.writeUInt16LE(tag, 2 + 12 * i);
    out.writeUInt16LE(type, 4 + 12 * i);
    out.writeUInt32LE(count, 6 + 12 * i);
    out.writeUInt32LE(value, 10 + 12 * i);
  });
  return out;
}

/** Degrees as three fractions: degrees, minutes, thousandths of seconds. */
function fractions(degrees: number): Buffer {
  const out = Buffer.alloc(24);
  const whole = Math.floor(degrees);
  const minutes = Math.floor((degrees - whole) * 60);
  const seconds = Math.round(((degrees - whole) * 60 - minutes) * 60 * 1000);
  [whole, 1, minutes, 1, seconds, 1000].forEach((value, i) => out.writeUInt32LE(value, 4 * i));
  return out;
}

const ascii = 2;
const long = 4;
const rational = 5;

/** The EXIF block of a stamp (eastern, northern). */
function exifBlock({ takenAt, lng, lat }: Stamp): Buffer | null {
  if (takenAt === null && lng === null) return null;
  const header = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  const hasTime = takenAt !== null;
  const hasPlace = lng !== null && lat !== null;
  const rootSize = 2 + 12 * (Number(hasTime) + Number(hasPlace)) + 4;
  const exifAt = 8 + rootSize;
  const timeAt = exifAt + 2 + 12 + 4;
  const gpsAt = hasTime ? timeAt + 20 : exifAt;
  const latAt = gpsAt + 2 + 12 * 4 + 4;
  const parts = [
    header,
    directory([
      ...(hasTime ? ([[0x8769, long, 1, exifAt]] as const) : []),
      ...(hasPlace ? ([[0x8825, long, 1, gpsAt]] as const) : []),
    ]),
  ];
  if (hasTime)
    parts.push(
      directory([[0x9003, ascii, 20, timeAt]]),
      Buffer.from(`${takenAt.slice(0, 10).replaceAll('-', ':')} ${takenAt.slice(11, 19)}\0`, 'latin1'),
    );
  if (hasPlace)
    parts.push(
      directory([
        [1, ascii, 2, 0x4e],
        [2, rational, 3, latAt],
        [3, ascii, 2, 0x45],
        [4, rational, 3, latAt + 24],
      ]),
      fractions(lat),
      fractions(lng),
    );
  return Buffer.concat(parts);
}

/** What a photo is of. */
export interface PhotoSubject {
  readonly format: FormatKey;
  /** Whose poster hangs there. */
  readonly brand: string;
}

const photoWidth = 400;

const posters = new Map<string, Pixels>();

/** The poster of a brand in full colours, drawn once. */
function posterPixels(brand: string): Pixels {
  const known = posters.get(brand);
  if (known !== undefined) return known;
  const { width, height, pixels, palette } = poster(brand, photoWidth);
  const drawn = blankPixels(width, height);
  for (let i = 0; i < pixels.length; i++) {
    const [red, green, blue] = palette[pixels[i]];
    drawn.rgb[3 * i] = red;
    drawn.rgb[3 * i + 1] = green;
    drawn.rgb[3 * i + 2] = blue;
  }
  posters.set(brand, drawn);
  return drawn;
}

/** A drawn scene as PNG, some ten kilobytes; no two keys are held the same way. */
export function drawScene(key: string, shot: Shot, { format, brand }: PhotoSubject): Buffer {
  const zoom = 1 + 0.12 * shareOfText(`${key}|${shot}|zoom`);
  const reach = 1 - 1 / zoom;
  const pixels = picturePixels({
    format,
    shot,
    theme: 'light',
    creative: posterPixels(brand),
    camera: {
      zoom,
      x: 320 * reach * shareOfText(`${key}|${shot}|x`),
      y: 180 * reach * shareOfText(`${key}|${shot}|y`),
    },
    width: photoWidth,
  });
  // The light of the hour.
  const light = 0.86 + 0.14 * ((hashText(`${key}|light`) % 97) / 97);
  for (let i = 0; i < pixels.rgb.length; i++) pixels.rgb[i] *= light;
  return colourPng(pixels);
}

/** A photo of a drawn scene: its bytes are those of its own time, place and title. */
export const stampPhoto = (scene: Buffer, stamp: Stamp, title: string): Buffer =>
  titledPng(scene, title, exifBlock(stamp));

/** A drawn example photo with its time and place. */
export const drawPhoto = (
  key: string,
  shot: Shot,
  stamp: Stamp,
  subject: PhotoSubject = { format: { mediumId: 2, formId: 1 }, brand: key },
): Buffer =>
  stampPhoto(
    drawScene(key, shot, subject),
    stamp,
    createHash('sha256').update(`${key}|${shot}`).digest('hex'),
  );
