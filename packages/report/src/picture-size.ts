import type { DocumentPhoto } from './album-deck.ts';

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Start-of-frame markers of JPEG: C0–CF except C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Width and height of a JPEG from its frame, or null. */
function jpegSize(view: DataView): [number, number] | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** A photo for a document, from its bytes; null for truncated data or data that are neither PNG nor JPEG. */
export function documentPhoto(bytes: Uint8Array): DocumentPhoto | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && pngMark.every((byte, i) => bytes[i] === byte)) {
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    return width > 0 && height > 0 ? { bytes, mediaType: 'image/png', width, height } : null;
  }
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const [width, height] = jpegSize(view) ?? [0, 0];
  return width > 0 && height > 0 ? { bytes, mediaType: 'image/jpeg', width, height } : null;
}
