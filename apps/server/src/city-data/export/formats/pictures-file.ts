import { zipSync } from 'fflate';
import { countText } from '../../../disclosure/figure-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileStore } from '../../../platform/storage/files/file-store.ts';
import { picturesBytesLimit } from '../../imports/source/read-pictures.ts';
import { entryLimit } from '../../imports/source/zip-directory.ts';
import type { ExportTable } from '../export-table.ts';
import type { ExportedPicture } from '../exported-row.ts';
import { csvFile } from './csv-file.ts';

const mebibyte = 1024 * 1024;
/** One entry is the table. */
const mostPictures = entryLimit - 1;
const instead = '；可下载上传的原文件';

/** Refuses pictures that an import would not take in one archive, and an archive without any. */
export function assertFitsArchive(pictures: readonly ExportedPicture[]): void {
  const { length } = pictures;
  if (length === 0) throw new AppError('refused', '此版本没有上传的图片，请导出为 CSV、Excel 或 Parquet');
  if (length > mostPictures)
    throw new AppError(
      'refused',
      `${countText(length)} 张图片，超过一个压缩包的 ${countText(mostPictures)} 张${instead}`,
    );
  const bytes = pictures.reduce((sum, { byteCount }) => sum + byteCount, 0);
  if (bytes > picturesBytesLimit)
    throw new AppError(
      'refused',
      `图片合计 ${countText(Math.ceil(bytes / mebibyte))} MB，超过一个压缩包的 ${picturesBytesLimit / mebibyte} MB${instead}`,
    );
}

/** An archive of a table (CSV) and its pictures, as an import takes it. Nothing is packed: pictures are already. */
export async function picturesFile(
  files: Pick<FileStore, 'get'>,
  table: ExportTable,
  pictures: readonly ExportedPicture[],
  now: Date,
): Promise<Buffer> {
  const entries: Record<string, Uint8Array> = { '表格.csv': csvFile(table) };
  for (const { id, sha256, fileName } of pictures) {
    const bytes = await files.get(id, sha256);
    if (bytes === null) throw new AppError('refused', `图片「${fileName}」已不在存储中，不能导出`);
    entries[fileName] = bytes;
  }
  return Buffer.from(zipSync(entries, { level: 0, mtime: now }));
}
