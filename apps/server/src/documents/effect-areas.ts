import { effectAreaUnitNames } from '@ooh/contract/domain/effect-area-names';
import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { effectGroup } from '@ooh/contract/domain/effect';
import { grantedEffectOrder } from '../orders/effect/effect-order.ts';
import { manLandOutcome } from '../orders/man-land/outcome.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { cityName } from '../reference/region/regions.ts';

type Row = CallOutput<'v1/effect/man-land'>['rows'][number];
type Value = string | number | null;
type Column = MatchColumn & { readonly valueOf: (row: Row) => Value };

/** Areas of one file: more than a city has. */
const allAreas = 100_000;

/** A figure with the ends of its interval; withheld ones are said to be. */
function withInterval(title: string, format: 'percent' | 'integer', of: (row: Row) => Figure): Column[] {
  const written = (figure: Figure, at: 'value' | 'low' | 'high'): Value =>
    figure.suppressed ? (at === 'value' ? '样本不足' : null) : figure[at];
  return [
    { title, format, valueOf: (row) => written(of(row), 'value') },
    { title: `${title} 95% 下限`, format, width: 16, valueOf: (row) => written(of(row), 'low') },
    { title: `${title} 95% 上限`, format, width: 16, valueOf: (row) => written(of(row), 'high') },
  ];
}

const columns: readonly Column[] = [
  { title: '区域', format: 'text', valueOf: (row) => row.name },
  { title: '行政区', format: 'text', width: 12, valueOf: (row) => row.districtName },
  { title: '类型', format: 'text', width: 12, valueOf: (row) => row.aoiType },
  ...withInterval('每周到场 TA（人）', 'integer', (row) => row.taPersons),
  ...withInterval('计划覆盖', 'percent', (row) => row.plannedCoverage),
  ...withInterval('按上刊记录测算的覆盖', 'percent', (row) => row.actualCoverage),
  ...withInterval('差异（配对）', 'percent', (row) => row.difference),
  ...withInterval('未达人数', 'integer', (row) => row.gapPersons),
  { title: '计划面/辆', format: 'integer', valueOf: (row) => row.plannedUnits },
  { title: '已上刊面/辆', format: 'integer', valueOf: (row) => row.postedUnits },
];

/** Writes the areas of an order's city as on screen, with the coverage of every group of the audience. */
export async function sendEffectAreas(
  context: Context,
  request: WorkbookRequest,
  input: ParsedInput<'v1/effect/export-man-land'>,
): Promise<FileAnswer> {
  const { order } = await grantedEffectOrder(context, request.user, effectGroup, input.orderId);
  const found = await manLandOutcome(context, request.user, { ...input, pageNo: 1, pageSize: allAreas });
  const { rows, basis, segments, audienceSentence, scope } = found;
  const groups = segments.slice(1).map(({ segmentId, name }): Column => ({
    title: `${name}：覆盖`,
    format: 'percent',
    width: 16,
    valueOf: ({ cells }) => {
      const own = cells.find((cell) => cell.segmentId === segmentId)?.actualCoverage;
      return own?.suppressed === true ? '样本不足' : (own?.value ?? null);
    },
  }));
  const all = [...columns, ...groups];
  const segment = segments.find(({ segmentId }) => segmentId === input.segment);
  return sendTable(context, request, {
    title: '人地效果',
    dataReleases: basis === null ? [] : basis.dataReleases.map(({ releaseNo }) => releaseNo),
    isDemo: order.is_sample || basis?.isDemo === true,
    filters: [
      { label: '订单', value: `${order.order_no} ${order.name}` },
      { label: '城市', value: cityName(input.cityCode) },
      { label: '区域', value: effectAreaUnitNames[input.unit] },
      { label: '人群', value: segment?.name ?? input.segment },
      { label: '目标人群', value: audienceSentence },
      { label: '关键词', value: input.keyword === '' ? '无' : input.keyword },
      { label: '截至', value: scope.asOf },
    ],
    methodLines: [
      '覆盖：一周内到过该区域的目标人群中，被订单至少触达一次的比例；按上刊记录、用同一模型测算，不是实地测量。',
      '差异：同一批样本人上的配对差，附 95% 区间。样本不足 50 人的区域不展示。',
      ...(basis === null ? [] : [methodLine(basis)]),
    ],
    columns: all.map(({ title, format, width }) => ({
      title,
      format,
      ...(width === undefined ? {} : { width }),
    })),
    rows: rows.map((row) => all.map(({ valueOf }) => valueOf(row))),
    file: { brandName: order.brand_name, projectName: order.name },
    detail: { orderId: input.orderId, cityCode: input.cityCode, unit: input.unit, rows: rows.length },
  });
}
