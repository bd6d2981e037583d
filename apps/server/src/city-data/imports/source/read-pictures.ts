import { createHash } from 'node:crypto';
import { isImage, mediaTypeOf } from '../../../platform/attachment/media-type.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';
import type { TableText } from './table-text.ts';
import type { ZipEntry } from './zip-directory.ts';
import { openZip } from './zip-entries.ts';

/** A picture of an archive. */
export interface Picture {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

const pictureBytesLimit = 5 * 1024 * 1024;
/** Most bytes of the pictures of one archive together. */
export const picturesBytesLimit = 300 * 1024 * 1024;

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
/** Entries that operating systems add for themselves, and folders. */
const isForeign = ({ name }: ZipEntry): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || baseOf(name).startsWith('.');

/** Whether an entry is named like a picture. */
export const isPictureEntry = (entry: ZipEntry): boolean =>
  !isForeign(entry) && /\.(png|jpe?g|webp)$/i.test(entry.name);

const isTableEntry = (entry: ZipEntry): boolean =>
  !isForeign(entry) && /\.(csv|tsv|txt|xlsx|xlsm)$/i.test(entry.name);

/** Whether an archive of pictures holds no table beside them. */
export const hasPicturesAlone = (entries: readonly ZipEntry[]): boolean =>
  entries.some(isPictureEntry) && !entries.some(isTableEntry);

/** Columns of the table that stands for an archive of pictures alone. */
export const pictureColumns = { code: '点位编号', picture: '照片' } as const;

/** The pictures of an archive without a table as one: a picture a row, its name without ending as the code. */
export function pictureTable(names: readonly string[]): TableText {
  const { code, picture } = pictureColumns;
  return {
    columns: [code, picture],
    damagedRows: () => 0,
    async *rows() {
      for (const [index, name] of names.entries()) {
        const fileName = baseOf(name);
        const cells = new Map([
          [code, fileName.replace(/\.[^.]*$/, '')],
          [picture, fileName],
        ]);
        yield { row: index + 1, cells };
      }
    },
  };
}

/** The one table of an archive of pictures as a source of its own. */
export async function tableOfArchive(source: ByteSource): Promise<ByteSource> {
  const archive = await openZip(source);
  const tables = archive.entries.filter(isTableEntry);
  const [table] = tables;
  if (table === undefined || tables.length > 1)
    throw new AppError('refused', `压缩包中应有且只有一个 CSV 或 Excel 表格，现有 ${tables.length} 个`);
  return {
    byteCount: table.bytes,
    unpackedBytesLimit: source.unpackedBytesLimit,
    chunks: () => archive.read(table),
  };
}

/** A picture, or why it is none. */
export type FoundPicture = Picture | { readonly reason: string };

export const isPicture = (found: FoundPicture): found is Picture => 'bytes' in found;

/** The pictures of an archive by their file names, lower case; each is judged by its bytes. */
export async function readPictures(source: ByteSource): Promise<Map<string, FoundPicture>> {
  const archive = await openZip(source);
  const entries = archive.entries.filter(isPictureEntry);
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > picturesBytesLimit)
    throw new AppError('refused', `图片合计超过 ${picturesBytesLimit / 1024 / 1024} MB，请拆分后导入`);
  const pictures = new Map<string, FoundPicture>();
  for (const entry of entries) {
    const name = baseOf(entry.name).toLowerCase();
    pictures.set(name, pictures.has(name) ? { reason: '压缩包中有两个同名的图片' } : await judged(entry));
  }
  return pictures;

  async function judged(entry: ZipEntry): Promise<FoundPicture> {
    if (entry.bytes > pictureBytesLimit) return { reason: `图片超过 ${pictureBytesLimit / 1024 / 1024} MB` };
    const parts: Uint8Array[] = [];
    for await (const part of archive.read(entry)) parts.push(part);
    const bytes = Buffer.concat(parts);
    const fileName = baseOf(entry.name);
    const mediaType = mediaTypeOf(fileName, bytes);
    if (mediaType === null || !isImage(mediaType)) return { reason: '不是 PNG、JPEG 或 WebP 图片' };
    return { fileName, mediaType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}
