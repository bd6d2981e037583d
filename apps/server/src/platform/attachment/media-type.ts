const images = new Set(['image/png', 'image/jpeg', 'image/webp']);

export function isImage(mediaType: string): boolean {
  return images.has(mediaType);
}

/** Whether the documents that the product writes can hold pictures of the type. */
export function isDocumentImage(mediaType: string): boolean {
  return mediaType === 'image/png' || mediaType === 'image/jpeg';
}

function startsWith(bytes: Uint8Array, magic: readonly number[], offset = 0): boolean {
  return magic.every((value, index) => bytes[offset + index] === value);
}

const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

const plainNames: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  geojson: 'application/geo+json',
};

const zipNames: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Extensions under which files of a type are opened as what they are, the usual one first. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** The name, with the extension of the type where it has another one: a picture is not saved as a page. */
export function namedAs(fileName: string, mediaType: string): string {
  const own = extensions[mediaType];
  const isOwn =
    own === undefined || own.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  return isOwn ? fileName : `${fileName}.${own[0]}`;
}

/**
 * The type of a file by its first bytes; the name only distinguishes kinds of zip and of text. The type that the client
 * declares is ignored. Null for types that the product does not use, including programs and web pages.
 */
export function mediaTypeOf(fileName: string, bytes: Uint8Array): string | null {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, riff) && startsWith(bytes, webp, 8)) return 'image/webp';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return zipNames[extension] ?? 'application/zip';
  const plain = plainNames[extension];
  return plain !== undefined && !bytes.includes(0) ? plain : null;
}
