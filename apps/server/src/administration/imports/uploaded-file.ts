import type { Context } from '../../context.ts';
import type { GridOptions } from '../../city-data/imports/import-kind.ts';
import type { DataReleaseRow } from '../../city-data/release/data-release-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { kindOf } from './kinds.ts';

/** The import that made a version; undefined for data that were generated, or whose session is gone. */
const sessionOf = (db: Context['db'], release: Pick<DataReleaseRow, 'release_id' | 'file_sha256'>) =>
  db
    .selectFrom('import_session')
    .select(['attachment_id', 'file_name', 'file_sha256', 'kind', 'grid'])
    .where('release_id', '=', release.release_id)
    .where('state', '=', 'imported')
    .orderBy('created_at')
    .executeTakeFirst();

/** The grid with which the file of a version was read. */
export async function gridOfRelease(db: Context['db'], release: DataReleaseRow): Promise<GridOptions | null> {
  return (await sessionOf(db, release))?.grid ?? null;
}

/** The file of a version as it was uploaded; refuses where there was none, or where it is not kept. */
export async function uploadedFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  release: DataReleaseRow,
): Promise<FileAnswer> {
  const session = await sessionOf(db, release);
  if (session === undefined) {
    const reason =
      release.file_name === null
        ? '此版本不是由上传的文件导入的，没有原文件；可导出为 CSV 等格式'
        : `原文件「${release.file_name}」由命令行导入或导入记录已清除，没有保存；可导出为 CSV 等格式`;
    throw new AppError('refused', reason);
  }
  if (kindOf(session.kind).isConfidential)
    throw new AppError('refused', '此类文件涉及个人，导入后即删除，没有保存');
  const bytes = await files.get(session.attachment_id, session.file_sha256);
  if (bytes === null)
    throw new AppError('refused', `原文件「${session.file_name}」已不在存储中；可导出为 CSV 等格式`);
  return { fileName: session.file_name, mediaType: 'application/octet-stream', bytes };
}
