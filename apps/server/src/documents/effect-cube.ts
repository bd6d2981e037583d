import type { CallOutput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import type { EffectOrder } from '../orders/effect/effect-order.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

type Cube = CallOutput<'v1/effect/cube'>;
type Cell = Cube['cells'][number];
type Column = MatchColumn & { readonly valueOf: (cell: Cell) => string | number | null };

const columns: readonly Column[] = [
  { title: '城市', format: 'text', width: 12, valueOf: ({ cityName }) => cityName },
  { title: '媒体', format: 'text', width: 20, valueOf: ({ mediumName }) => mediumName },
  { title: '周', format: 'integer', width: 8, valueOf: ({ week }) => week },
  { title: '计划曝光', format: 'integer', width: 14, valueOf: (cell) => cell.plannedImpressions },
  { title: '按上刊记录测算的曝光', format: 'integer', width: 20, valueOf: (cell) => cell.actualImpressions },
  { title: '净价（元）', format: 'money', valueOf: ({ netFen }) => netFen },
  { title: '计入曝光的净价（元）', format: 'money', width: 20, valueOf: (cell) => cell.measuredNetFen },
  { title: '计划面/辆 × 天', format: 'integer', width: 16, valueOf: ({ unitDays }) => unitDays },
  { title: '执行面/辆 × 天', format: 'integer', width: 16, valueOf: (cell) => cell.actualUnitDays },
];

/** Writes an order by city, medium and week, and records the export. */
export function sendEffectCube(
  context: Context,
  request: WorkbookRequest,
  { orderId, order }: EffectOrder,
  { cells, scope }: Cube,
): Promise<FileAnswer> {
  const basis = scope.cities.flatMap((city) => city.basis ?? []);
  return sendTable(context, request, {
    title: '城市媒体周',
    dataReleases: [...new Set(basis.flatMap((one) => one.dataReleases.map(({ releaseNo }) => releaseNo)))],
    isDemo: order.is_sample || basis.some(({ isDemo }) => isDemo),
    filters: [
      { label: '订单', value: `${order.order_no} ${order.name}` },
      { label: '城市', value: scope.cities.map(({ cityName }) => cityName).join('、') },
      { label: '截至', value: scope.asOf },
    ],
    methodLines: [
      '曝光可相加，合计等于评估总览；到达不可相加，仅在合计处显示，本表不列。',
      '周从订单首日起算；样本不足而不能单独显示的点位合并为一行，不分媒体与周。',
      ...basis.map(methodLine),
    ],
    columns: columns.map(({ title, format, width }) => ({
      title,
      format,
      ...(width === undefined ? {} : { width }),
    })),
    rows: cells.map((cell) => columns.map(({ valueOf }) => valueOf(cell))),
    file: { brandName: order.brand_name, projectName: order.name },
    detail: { orderId, format: 'xlsx', rows: cells.length },
  });
}
