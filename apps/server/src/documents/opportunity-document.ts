import type { Opportunity } from '@ooh/contract/domain/opportunity';
import {
  gainMetricNames,
  ignoreReasonNames,
  opportunityKindNames,
  opportunityKinds,
  opportunityStateNames,
} from '@ooh/contract/domain/opportunity-names';
import { opportunityRuleTexts } from '@ooh/contract/domain/opportunity-rules';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../context.ts';
import { presentOpportunity, readOpportunities } from '../orders/optimise/opportunity-store.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

const points = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(2)}`;
const gainText = ({ value, low, high }: Opportunity['expected'], metric: Opportunity['metric']): string =>
  `${gainMetricNames[metric]} ${points(value)}（${points(low)}–${points(high)}）`;
const unitsText = (units: Opportunity['in']): string =>
  units.map((unit) => `${unit.unitName} ×${unit.units}（${unit.fromDate} 至 ${unit.toDate}）`).join('；');

const reasonText = ({ decision }: Opportunity): string =>
  decision === null
    ? ''
    : [decision.reasonCode === null ? '' : ignoreReasonNames[decision.reasonCode], decision.reason]
        .filter((part) => part !== '')
        .join('：');

/** The reader's opportunities with their evidence, changes and outcomes. */
export async function sendOpportunities(
  context: Context,
  request: WorkbookRequest,
  { orderId, state }: ParsedInput<'v1/optimise/export'>,
): Promise<FileAnswer> {
  const { user } = request;
  const stored = await readOpportunities(context.db, user, {
    orderId,
    ...(state === undefined ? {} : { states: [state] }),
  });
  const rows = stored.map((row) => presentOpportunity(context, user, row));
  return sendTable(context, request, {
    title: '优化建议',
    dataReleases: [],
    isDemo: false,
    filters: [
      { label: '订单', value: orderId === undefined ? '全部' : (rows[0]?.orderNo ?? '—') },
      { label: '状态', value: state === undefined ? '全部' : opportunityStateNames[state] },
    ],
    methodLines: [
      '增量为目标人群到达率（再触达为 3+ 到达率）的百分点，同一批样本人上改动前后的成对差值，括号内为 95% 区间；区间含 0 的不列出。',
      '上刊部分按上刊记录测算；金额为净价，不含制作；补刊费用由媒体方承担。',
      ...opportunityKinds.map((kind) => `${opportunityKindNames[kind]}：${opportunityRuleTexts[kind]}。`),
    ],
    columns: [
      { title: '类型', format: 'text', width: 14 },
      { title: '状态', format: 'text', width: 10 },
      { title: '订单号', format: 'text' },
      { title: '订单', format: 'text', width: 30 },
      { title: '城市', format: 'text', width: 10 },
      { title: '证据', format: 'text', width: 40 },
      { title: '移出', format: 'text', width: 40 },
      { title: '移入', format: 'text', width: 40 },
      { title: '预期增量', format: 'text', width: 24 },
      { title: '费用变化（元）', format: 'text' },
      { title: '实际增量', format: 'text', width: 24 },
      { title: '处理说明', format: 'text', width: 24 },
    ],
    rows: rows.map((row) => [
      opportunityKindNames[row.kind],
      opportunityStateNames[row.state],
      row.orderNo,
      row.orderName,
      row.toCityName === null ? row.cityName : `${row.cityName} → ${row.toCityName}`,
      row.evidence.map(({ name, value }) => `${name} ${value}`).join('；'),
      unitsText(row.out),
      unitsText(row.in),
      gainText(row.expected, row.metric),
      (row.costFen / 100).toFixed(2),
      row.realised === null ? '' : gainText(row.realised, row.metric),
      reasonText(row),
    ]),
    file: '优化建议.xlsx',
    detail: { orderId: orderId ?? null, state: state ?? null, rows: rows.length },
  });
}
