import { postingStateNames } from '@ooh/contract/domain/order-names';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Context } from '../../context.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import { sendTable } from '../../platform/document/send-table.ts';
import { cityName } from '../../reference/region/regions.ts';
import { readOrderNames } from '../order/list-orders.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readPostings, type PostingRecord } from './posting-query.ts';
import { presentPosting } from './posting-row.ts';

const columns: readonly MatchColumn[] = [
  { title: '订单编号', format: 'text' },
  { title: '城市', format: 'text', width: 10 },
  { title: '媒体', format: 'text', width: 12 },
  { title: '点位/线路', format: 'text' },
  { title: '等级', format: 'text', width: 8 },
  { title: '序号', format: 'integer', width: 8 },
  { title: '计划上刊', format: 'date' },
  { title: '计划下刊', format: 'date' },
  { title: '实际上刊', format: 'date' },
  { title: '实际下刊', format: 'date' },
  { title: '状态', format: 'text', width: 8 },
  { title: '延误天数', format: 'integer', width: 10 },
  { title: '画面版本', format: 'text', width: 10 },
  { title: '补刊', format: 'text', width: 8 },
  { title: '照片数', format: 'integer', width: 8 },
  { title: '合格照片', format: 'integer', width: 10 },
  { title: '可疑照片', format: 'integer', width: 10 },
  { title: '最大定位偏差（米）', format: 'decimal', width: 18 },
  { title: '说明', format: 'text' },
];

const maxRows = 50_000;

/** What names the file: the order that it is about, or all of them. */
async function nameParts(db: DbOrTransaction, posting: PostingRecord | undefined) {
  if (posting === undefined)
    return { brandName: '投放监测', projectName: '全部订单', versionLabel: 'V1', isSample: false };
  const [names, order] = await Promise.all([
    readOrderNames(db, posting.order_id),
    db
      .selectFrom('media_order')
      .select(['version', 'is_sample'])
      .where('order_id', '=', posting.order_id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    brandName: names.brand_name,
    projectName: posting.order_name,
    versionLabel: `V${order.version}`,
    isSample: order.is_sample,
  };
}

/** The monitoring table (监测表) of what the filters leave, the very rows of the screen. */
export async function exportMonitoring(
  context: Pick<Context, 'db' | 'audit' | 'documents' | 'now'>,
  request: WorkbookRequest,
  filter: ParsedInput<'v1/monitoring/export'>,
): Promise<FileAnswer> {
  const postings = await readPostings(context.db, request.user, filter, { limit: maxRows, offset: 0 });
  const { isSample, ...file } = await nameParts(
    context.db,
    filter.orderId === undefined ? undefined : postings[0],
  );
  return sendTable(context, request, {
    title: '监测表',
    dataReleases: [],
    isDemo: isSample,
    filters: [
      { label: '订单', value: filter.orderId === undefined ? '全部' : (postings[0]?.order_no ?? '—') },
      { label: '城市', value: filter.cityCode === undefined ? '全部' : cityName(filter.cityCode) },
      { label: '状态', value: filter.state === undefined ? '全部' : postingStateNames[filter.state] },
      { label: '关键词', value: filter.keyword || '—' },
      { label: '范围', value: '本人有权限的城市与媒体' },
    ],
    methodLines: ['上刊情况来自执行登记与监播照片；定位偏差为照片自带坐标到点位（或线路走向）的距离。'],
    columns,
    rows: postings.map((posting) => {
      const row = presentPosting(posting);
      return [
        row.orderNo,
        row.cityName,
        row.mediumName,
        row.unitName,
        row.level,
        row.unitNo,
        row.plannedFrom,
        row.plannedTo,
        row.postedOn,
        row.takenDownOn,
        postingStateNames[row.state],
        row.daysLate,
        row.creative,
        row.isMakeGood ? '是' : '',
        row.photos,
        row.acceptedPhotos,
        row.doubtfulPhotos,
        row.worstOffsetMeters === null ? null : Math.round(row.worstOffsetMeters * 10) / 10,
        row.note,
      ];
    }),
    file,
    detail: { ...filter, rows: postings.length },
  });
}
