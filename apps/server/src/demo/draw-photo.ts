import { drawScene, scenePalette } from '@ooh/city/commerce/photo-scene';
import { palettePng } from './palette-png.ts';

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

/** A drawn example photo as PNG with its time and place, some kilobytes. */
export function drawPhoto(key: string, shot: 'near' | 'middle' | 'far', stamp: Stamp): Buffer {
  return palettePng({ ...drawScene(key, shot), palette: scenePalette }, exifBlock(stamp));
}
