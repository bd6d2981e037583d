/** When and where a photo was taken, by its own EXIF data, from JPEG and PNG. Damaged data say nothing. */
export interface PhotoData {
  readonly takenAt: Date | null;
  readonly lng: number | null;
  readonly lat: number | null;
}

const exifMark = 'Exif\0\0';

const nothing: PhotoData = { takenAt: null, lng: null, lat: null };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Where the segment APP1 with the EXIF data of a JPEG begins and ends, its marker included; null without one. */
export function exifSegment(bytes: Uint8Array): readonly [from: number, to: number] | null {
  const view = viewOf(bytes);
  if (bytes.length <= 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    const length = view.getUint16(at + 2);
    if (marker === 0xda || length < 2) return null;
    if (marker === 0xe1 && latin(bytes, at + 4, at + 10) === exifMark) return [at, at + 2 + length];
    at += 2 + length;
  }
  return null;
}

/** The TIFF block of a photo: segment APP1 of a JPEG, chunk eXIf of a PNG. */
function tiffBlock(bytes: Uint8Array): Uint8Array | null {
  const segment = exifSegment(bytes);
  if (segment !== null) return bytes.subarray(segment[0] + 4 + exifMark.length, segment[1]);
  const view = viewOf(bytes);
  if (bytes.length > 8 && view.getUint32(0) === 0x89504e47) {
    for (let at = 8; at + 12 <= bytes.length;) {
      const length = view.getUint32(at);
      if (latin(bytes, at + 4, at + 8) === 'eXIf') return bytes.subarray(at + 8, at + 8 + length);
      at += 12 + length;
    }
  }
  return null;
}

interface Entry {
  readonly type: number;
  readonly count: number;
  /** Where the value stands. */
  readonly at: number;
}

const widths: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
/** More entries than this are no photo's. */
const maxEntries = 512;

class Tiff {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly isLittle: boolean;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = viewOf(bytes);
    this.isLittle = latin(bytes, 0, 2) === 'II';
  }

  u16(at: number): number {
    return this.view.getUint16(at, this.isLittle);
  }

  u32(at: number): number {
    return this.view.getUint32(at, this.isLittle);
  }

  /** Entries of a directory by tag. */
  directory(at: number): Map<number, Entry> {
    const entries = new Map<number, Entry>();
    const count = Math.min(this.u16(at), maxEntries);
    for (let i = 0; i < count; i++) {
      const entry = at + 2 + 12 * i;
      const [type, values] = [this.u16(entry + 2), this.u32(entry + 4)];
      const size = (widths[type] ?? 1) * values;
      entries.set(this.u16(entry), { type, count: values, at: size <= 4 ? entry + 8 : this.u32(entry + 8) });
    }
    return entries;
  }

  text(entry: Entry | undefined): string {
    if (entry === undefined || entry.type !== 2 || entry.count > 64) return '';
    return latin(this.bytes, entry.at, entry.at + entry.count).replace(/\0.*$/s, '');
  }

  rationals(entry: Entry | undefined): number[] {
    if (entry === undefined || entry.type !== 5 || entry.count > 8) return [];
    return Array.from(
      { length: entry.count },
      (_, i) => this.u32(entry.at + 8 * i) / this.u32(entry.at + 8 * i + 4),
    );
  }
}

/** China's time where the photo names no offset. */
const usualOffset = '+08:00';

function timeOf(text: string, offset: string): Date | null {
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second] = found;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : usualOffset;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(time.getTime()) ? null : time;
}

function degreesOf(parts: readonly number[], isNegative: boolean, most: number): number | null {
  const [degrees, minutes = 0, seconds = 0] = parts;
  if (degrees === undefined) return null;
  const value = (degrees + minutes / 60 + seconds / 3600) * (isNegative ? -1 : 1);
  return Number.isFinite(value) && Math.abs(value) <= most ? value : null;
}

function readTiff(block: Uint8Array): PhotoData {
  const tiff = new Tiff(block);
  const root = tiff.directory(tiff.u32(4));
  const exifAt = root.get(0x8769);
  const exif = exifAt ? tiff.directory(tiff.u32(exifAt.at)) : new Map<number, Entry>();
  const gpsAt = root.get(0x8825);
  const gps = gpsAt ? tiff.directory(tiff.u32(gpsAt.at)) : new Map<number, Entry>();
  const lat = degreesOf(tiff.rationals(gps.get(2)), tiff.text(gps.get(1)) === 'S', 90);
  const lng = degreesOf(tiff.rationals(gps.get(4)), tiff.text(gps.get(3)) === 'W', 180);
  const hasPlace = lat !== null && lng !== null && !(lat === 0 && lng === 0);
  return {
    takenAt: timeOf(tiff.text(exif.get(0x9003)), tiff.text(exif.get(0x9011))),
    lng: hasPlace ? lng : null,
    lat: hasPlace ? lat : null,
  };
}

/** Where the orientation of a TIFF block's picture is told: a value of two bytes. */
function orientationAt(block: Uint8Array): { readonly at: number; readonly isLittle: boolean } | null {
  const tiff = new Tiff(block);
  const entry = tiff.directory(tiff.u32(4)).get(0x112);
  return entry === undefined ? null : { at: entry.at, isLittle: latin(block, 0, 2) === 'II' };
}

/**
 * A JPEG that was drawn anew, with the EXIF data of the photo that it was drawn from. The orientation is set to upright,
 * because what is drawn has been turned. A photo without such data gives the drawn picture as it is.
 */
export function withExifOf(drawn: Uint8Array<ArrayBuffer>, photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const segment = exifSegment(photo);
  if (segment === null) return drawn;
  const exif = photo.slice(segment[0], segment[1]);
  try {
    const block = exif.subarray(4 + exifMark.length);
    const orientation = orientationAt(block);
    if (orientation !== null) viewOf(block).setUint16(orientation.at, 1, orientation.isLittle);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const own = exifSegment(drawn);
  const rest = own === null ? drawn.subarray(2) : drawn.subarray(own[1]);
  const out = new Uint8Array(2 + exif.length + rest.length);
  out.set([0xff, 0xd8]);
  out.set(exif, 2);
  out.set(rest, 2 + exif.length);
  return out;
}

/** Time and place of a photo; nulls where it says nothing of them. */
export function readPhotoData(bytes: Uint8Array): PhotoData {
  try {
    const block = tiffBlock(bytes);
    return block === null ? nothing : readTiff(block);
  } catch (error) {
    // Offsets that lead out of the block.
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}
