/** When and where a photo was taken, by its own EXIF data, from JPEG and PNG. Damaged data say nothing. */
export interface PhotoData {
  readonly takenAt: Date | null;
  readonly lng: number | null;
  readonly lat: number | null;
}

const nothing: PhotoData = { takenAt: null, lng: null, lat: null };

/** The TIFF block of a photo: segment APP1 of a JPEG, chunk eXIf of a PNG. */
function tiffBlock(bytes: Buffer): Buffer | null {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) {
    for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
      const marker = bytes[at + 1];
      const length = bytes.readUInt16BE(at + 2);
      if (marker === 0xda || length < 2) return null;
      if (marker === 0xe1 && bytes.toString('latin1', at + 4, at + 10) === 'Exif\0\0')
        return bytes.subarray(at + 10, at + 2 + length);
      at += 2 + length;
    }
    return null;
  }
  if (bytes.length > 8 && bytes.readUInt32BE(0) === 0x89504e47) {
    for (let at = 8; at + 12 <= bytes.length;) {
      const length = bytes.readUInt32BE(at);
      if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf') return bytes.subarray(at + 8, at + 8 + length);
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
  private readonly bytes: Buffer;
  private readonly isLittle: boolean;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.isLittle = bytes.toString('latin1', 0, 2) === 'II';
  }

  u16(at: number): number {
    return this.isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  u32(at: number): number {
    return this.isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
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
    return this.bytes.toString('latin1', entry.at, entry.at + entry.count).replace(/\0.*$/s, '');
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

function readTiff(block: Buffer): PhotoData {
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

export function readPhotoData(bytes: Buffer): PhotoData {
  try {
    const block = tiffBlock(bytes);
    return block === null ? nothing : readTiff(block);
  } catch (error) {
    // Offsets that lead out of the block.
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}
