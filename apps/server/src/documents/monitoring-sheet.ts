import { certain } from '@ooh/contract/core/certain';
import { workbookMediaType } from '@ooh/contract/core/file';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { contentIds } from '@ooh/contract/domain/content-names';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { postingStateNames, shotNames } from '@ooh/contract/domain/order-names';
import { templateWorkbook, type TemplateColumn } from '@ooh/report/template-workbook';
import { mediumNamesOf } from '../city-data/inventory/media-names.ts';
import type { Context } from '../context.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { inForce, readVersions } from '../reference/content/content-store.ts';

const column = (title: string, example: string, isRequired = true): TemplateColumn => ({
  title,
  isRequired,
  example,
});

/** Media whose pictures run in turns, so that a sheet asks for the time at which one was seen. */
const playedMedia: readonly number[] = [4, 6, 7];

/** The columns by which the unit is found: a vehicle of a line, or a face at its place. */
function placeColumns(mediumId: number, name: string): TemplateColumn[] {
  if (movingMedia.of(mediumId) !== undefined)
    return [column('线路', 'M392 路'), column('车牌', '粤B·12345'), column('车身面', '两侧及车尾')];
  return [
    column('点位编号', 'SZ-000123'),
    column('点位名称', `${name}示例点位`),
    column('面号', '1'),
    ...(playedMedia.includes(mediumId)
      ? [column('播放时间', '18:32:15'), column('当小时播放次数', '20', false)]
      : []),
  ];
}

/** The columns of the sheet of a medium, in the order in which a visit goes. */
export function sheetColumns(mediumId: number, name: string): TemplateColumn[] {
  return [
    column('订单编号', 'DD2611210001'),
    column('城市', '深圳市'),
    ...placeColumns(mediumId, name),
    column('计划上刊', '2026-11-24'),
    column('实际上刊', '2026-11-24', false),
    column('画面版本', 'V1'),
    column('状态', postingStateNames.posted),
    ...Object.values(shotNames).map((shot) => column(`${shot}照片文件名`, `${shot}_001.jpg`)),
    column('亮灯', '是', false),
    column('异常代码', '', false),
    column('说明', '', false),
    column('监测员', '张三'),
    column('监测时间', '2026-11-24 10:30'),
  ];
}

/** The codes in force, as one line of the notes. */
async function codesText({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  const versions = certain(
    (await readVersions(db, contentIds.exceptions)).get(contentIds.exceptions),
    'document',
    contentIds.exceptions,
  );
  const body = inForce(versions, chinaDate(now()))?.body ?? [];
  const rows = body.flatMap((block) => (block.type === 'table' ? block.rows : []));
  return rows.map(({ cells: [code, name] }) => `${code} ${name}`).join('、');
}

/** An empty monitoring sheet of a medium. */
export async function sendMonitoringSheet(
  context: Pick<Context, 'db' | 'now'>,
  { record }: WorkbookRequest,
  mediumId: number,
): Promise<FileAnswer> {
  const name = (await mediumNamesOf(context.db)).get(mediumId);
  if (name === undefined) throw notFound('媒体');
  const codes = await codesText(context);
  const bytes = await templateWorkbook({
    title: '监测表',
    hint: `${name}：每面（辆）一行；状态填${Object.values(postingStateNames).join('、')}；异常代码：${codes}`,
    columns: sheetColumns(mediumId, name),
  });
  await record({ mediumId });
  return { fileName: `监测表_${name}.xlsx`, mediaType: workbookMediaType, bytes };
}
