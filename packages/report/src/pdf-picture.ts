import { unzlibSync, zlibSync } from 'fflate';
import type { DocumentPhoto } from './album-deck.ts';

/** A picture as an object of a PDF: its dictionary without length, its bytes, and its mask where it is transparent. */
export interface PdfPicture {
  readonly dictionary: string;
  readonly bytes: Uint8Array;
  readonly mask: PdfPicture | null;
}

const imageDictionary = (width: number, height: number, space: string, bits: number, rest: string): string =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}/BitsPerComponent ${bits}${rest}`;

/** Components of a JPEG: 1, 3 or 4, from its frame. */
function jpegComponents(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 < bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return view.getUint8(at + 9);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 3;
}

interface PngParts {
  readonly bits: number;
  readonly colourType: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  readonly data: Uint8Array;
}

function pngParts(bytes: Uint8Array): PngParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let palette = new Uint8Array();
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.slice(at + 8, at + 8 + length);
    if (type === 'IDAT') data.push(content);
    if (type === 'PLTE') palette = content;
    at += 12 + length;
  }
  const joined = new Uint8Array(data.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of data) {
    joined.set(part, offset);
    offset += part.length;
  }
  return { bits: bytes[24], colourType: bytes[25], isInterlaced: bytes[28] !== 0, palette, data: joined };
}

/** The filter of PNG that predicts from left, above and both. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Rows of a PNG without their filters, 8 bits a channel. */
function unfiltered(data: Uint8Array, height: number, rowBytes: number, pixelBytes: number): Uint8Array {
  const raw = unzlibSync(data);
  const rows = new Uint8Array(height * rowBytes);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (rowBytes + 1)];
    const from = row * (rowBytes + 1) + 1;
    const to = row * rowBytes;
    for (let i = 0; i < rowBytes; i++) {
      const left = i < pixelBytes ? 0 : rows[to + i - pixelBytes];
      const above = row === 0 ? 0 : rows[to - rowBytes + i];
      const corner = row === 0 || i < pixelBytes ? 0 : rows[to - rowBytes + i - pixelBytes];
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      rows[to + i] = raw[from + i] + predicted;
    }
  }
  return rows;
}

/** Colour and transparency apart, as a PDF holds them. */
function withMask({ width, height }: DocumentPhoto, { data, colourType }: PngParts): PdfPicture {
  const colours = colourType === 6 ? 3 : 1;
  const pixelBytes = colours + 1;
  const rows = unfiltered(data, height, width * pixelBytes, pixelBytes);
  const [colour, alpha] = [new Uint8Array(width * height * colours), new Uint8Array(width * height)];
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let i = 0; i < colours; i++) colour[pixel * colours + i] = rows[pixel * pixelBytes + i];
    alpha[pixel] = rows[pixel * pixelBytes + colours];
  }
  const picture = (space: string, bytes: Uint8Array, mask: PdfPicture | null): PdfPicture => ({
    dictionary: imageDictionary(width, height, space, 8, '/Filter/FlateDecode'),
    bytes: zlibSync(bytes),
    mask,
  });
  return picture(colours === 3 ? '/DeviceRGB' : '/DeviceGray', colour, picture('/DeviceGray', alpha, null));
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A photo for a PDF; null for a PNG that is interlaced, or transparent with 16 bits a channel. */
export function pdfPicture(photo: DocumentPhoto): PdfPicture | null {
  const { bytes, mediaType, width, height } = photo;
  if (mediaType === 'image/jpeg') {
    const space = ({ 1: '/DeviceGray', 4: '/DeviceCMYK' } as const)[jpegComponents(bytes)] ?? '/DeviceRGB';
    return { dictionary: imageDictionary(width, height, space, 8, '/Filter/DCTDecode'), bytes, mask: null };
  }
  const parts = pngParts(bytes);
  const { bits, colourType, isInterlaced, palette, data } = parts;
  if (isInterlaced) return null;
  if (colourType === 4 || colourType === 6) return bits === 8 ? withMask(photo, parts) : null;
  const colours = colourType === 2 ? 3 : 1;
  const space =
    colourType === 3
      ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${hex(palette)}>]`
      : colours === 3
        ? '/DeviceRGB'
        : '/DeviceGray';
  const rest = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent ${bits}/Columns ${width}>>`;
  return { dictionary: imageDictionary(width, height, space, bits, rest), bytes: data, mask: null };
}
