import { positionLevels } from '@ooh/contract/domain/medium';
import type { ParsedInput } from '@ooh/contract/registry';
import type { RateCardRow } from '@ooh/contract/v1/rate-cards/list';
import type { MatchColumn } from '@ooh/report/match-workbook';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import type { Context } from '../context.ts';
import { rateCards } from '../market/media-analysis/rate-cards.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { notFound } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { cityName } from '../reference/region/regions.ts';

type Column = MatchColumn & { readonly valueOf: (row: RateCardRow) => string | number | null };

const yuan = (fen: number | null | undefined): number | null =>
  fen === null || fen === undefined ? null : fen / 100;

const columns: readonly Column[] = [
  { title: '城市代码', format: 'text', width: 10, valueOf: (row) => row.cityCode },
  { title: '城市', format: 'text', width: 12, valueOf: (row) => row.cityName },
  { title: '周期（天）', format: 'integer', valueOf: (row) => row.periodDays },
  { title: '最低单价（元）', format: 'decimal', width: 14, valueOf: (row) => yuan(row.leastFen) },
  { title: '最高单价（元）', format: 'decimal', width: 14, valueOf: (row) => yuan(row.mostFen) },
  ...positionLevels.map((level): Column => ({
    title: `${level} 级（元）`,
    format: 'decimal',
    width: 14,
    valueOf: ({ levels }) => yuan(levels.find((one) => one.level === level)?.priceFen),
  })),
  {
    title: '折扣阶梯',
    format: 'text',
    width: 40,
    valueOf: ({ discounts }) =>
      discounts.map(({ leastDays, permille }) => `满 ${leastDays} 天 ${permille / 10}%`).join('；'),
  },
  { title: '价格依据', format: 'text', width: 10, valueOf: (row) => (row.isSamplePrice ? '示例价' : '刊例') },
  { title: '可售单元', format: 'integer', valueOf: (row) => row.units },
  { title: '今日空位', format: 'integer', valueOf: (row) => row.free },
];

/** Writes the rate cards of a form as on screen, and records the export. */
export async function sendRateCards(
  context: Context,
  request: WorkbookRequest,
  asked: ParsedInput<'v1/rate-cards/export'>,
): Promise<FileAnswer> {
  const [{ rows, asOf, isDemo }, names] = await Promise.all([
    rateCards(context, request.user, asked),
    readMediaNames(context.db),
  ]);
  if (rows.length === 0) throw notFound('刊例');
  const formName = names.form(asked.mediumId, asked.formId);
  const { cityCodes } = asked;
  return sendTable(context, request, {
    title: '刊例',
    dataReleases: [],
    isDemo,
    filters: [
      { label: '媒体形式', value: `${names.medium(asked.mediumId)} · ${formName}` },
      ...(cityCodes.length === 0 ? [] : [{ label: '城市', value: cityCodes.map(cityName).join('、') }]),
    ],
    methodLines: [
      `刊例：本账号数据权限内的现行刊例价，为一个单元一个周期的价格；空位以 ${asOf} 为今日。`,
      '移动媒体按线路定价，只列最低与最高；没有刊例依据的为示例价。',
    ],
    columns: columns.map(({ title, format, width }) => ({ title, format, width })),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    file: { brandName: names.medium(asked.mediumId), projectName: formName },
    detail: { mediumId: asked.mediumId, formId: asked.formId, rows: rows.length },
  });
}
