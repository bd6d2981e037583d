import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import type { Context } from '../context.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { readersOf } from '../reference/content/content-readings.ts';
import { chosenVersion, headOf, versionsFor } from '../reference/content/content-store.ts';

/** Who has read the version in force of a document, and who has not yet. */
export async function sendReadings(
  context: Context,
  request: WorkbookRequest,
  docId: string,
): Promise<FileAnswer> {
  const versions = await versionsFor(context.db, request.user, docId);
  const current = chosenVersion(versions, { today: chinaDate(context.now()), mayEdit: true });
  const readers = await readersOf(context.db, headOf(current));
  return sendTable(context, request, {
    title: '阅读情况',
    dataReleases: [],
    isDemo: false,
    filters: [
      { label: '文档', value: current.title },
      { label: '版本', value: `V${current.version}，${current.effectiveOn} 生效` },
    ],
    methodLines: ['名单为现在有权阅读该文档的启用账号；每个新版本须重新确认。'],
    columns: [
      { title: '姓名', format: 'text' },
      { title: '组织', format: 'text' },
      { title: '角色', format: 'text' },
      { title: '状态', format: 'text', width: 10 },
      { title: '阅读时间', format: 'text' },
    ],
    rows: readers.map(({ nickName, organisationName, roleName, readAt }) => [
      nickName,
      organisationName,
      roleName,
      readAt === null ? '未读' : '已读',
      readAt === null ? '' : chinaTime(new Date(readAt)).slice(0, 16).replace('T', ' '),
    ]),
    file: `阅读情况_${current.title}_V${current.version}.xlsx`,
    detail: { docId, version: current.version, rows: readers.length },
  });
}
