import { workbookMediaType } from '@ooh/contract/core/file';
import { chinaTime } from '@ooh/contract/domain/china-time';
import { workbookFileName } from '@ooh/report/file-name';
import type { MatchDocument } from '@ooh/report/match-workbook';
import type { Context } from '../../context.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import type { WorkbookRequest } from './workbook-request.ts';
import { watermarkOf } from './watermark.ts';

export interface SentTable extends Omit<MatchDocument, 'header'> {
  readonly dataReleases: readonly string[];
  readonly isDemo: boolean;
  /** What the file's name tells; or the whole of it. */
  readonly file:
    | { readonly brandName: string; readonly projectName: string; readonly versionLabel?: string }
    | string;
  /** What the record of the export tells. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Writes a table as a workbook in the name of who asks, and records the export. */
export async function sendTable(
  context: Pick<Context, 'documents' | 'now'>,
  { user, record }: WorkbookRequest,
  { dataReleases, isDemo, file, detail, ...table }: SentTable,
): Promise<FileAnswer> {
  const issuedAt = chinaTime(context.now());
  const bytes = await context.documents.write('matchWorkbook', {
    ...table,
    header: {
      issuedAt,
      preparedBy: user.nickName,
      watermarkText: watermarkOf(user),
      dataReleases,
      demo: isDemo,
    },
  });
  await record(detail);
  const fileName =
    typeof file === 'string'
      ? file
      : workbookFileName({ versionLabel: 'V1', ...file, documentName: table.title, issuedAt });
  return { fileName, mediaType: workbookMediaType, bytes };
}
