import { taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import type { MatchColumn } from '@ooh/report/match-workbook';
import {
  servicesFenOf,
  settlementTotals,
  type SettlementDocument,
  type SettlementLine,
} from '@ooh/report/settlement-document';
import type { Context } from '../context.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { settlementOf } from './settlement.ts';

const columns: readonly MatchColumn[] = [
  { title: '购买方名称', format: 'text' },
  { title: '购买方纳税人识别号', format: 'text' },
  { title: '项目名称', format: 'text', width: 28 },
  { title: '城市', format: 'text' },
  { title: '单位', format: 'text', width: 8 },
  { title: '数量', format: 'integer', width: 8 },
  { title: '金额（不含税）', format: 'money' },
  { title: '税率', format: 'percent', width: 8 },
  { title: '税额', format: 'money' },
  { title: '价税合计', format: 'money' },
  { title: '备注', format: 'text', width: 34 },
];

type Row = (string | number | null)[];

/** One row of an invoice for the lines of a medium; amounts are those of the lines, summed. */
function mediumRow({ header }: SettlementDocument, medium: string, lines: readonly SettlementLine[]): Row {
  const { due } = settlementTotals(lines);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return [
    header.clientName,
    '',
    `广告服务 ${medium}`,
    [...new Set(lines.map(({ cityName }) => cityName))].join('、'),
    lines[0].unit,
    quantity,
    due.totalFen - due.taxFen,
    taxRateBasisPoints / 10_000,
    due.taxFen,
    due.totalFen,
    header.planNumber,
  ];
}

const serviceRow = (
  { header }: SettlementDocument,
  { name, amountFen }: SettlementDocument['services'][number],
): Row => [
  header.clientName,
  '',
  name,
  '',
  '项',
  1,
  amountFen,
  null,
  null,
  null,
  `${header.planNumber}；不含税，税额以开票时适用税率计`,
];

/** 开票数据 of an order: the amounts of its settlement by medium, and its services. */
export async function sendInvoiceData(
  context: Context,
  request: WorkbookRequest,
  orderId: string,
): Promise<FileAnswer> {
  const settlement = await settlementOf(context, request, orderId);
  const { header, lines, services, filters } = settlement;
  // Nothing is invoiced for gifts and for what did not run.
  const charged = lines.filter(({ due }) => due.totalFen > 0);
  const rows = [
    ...[...Map.groupBy(charged, ({ medium }) => medium)].map(([medium, own]) =>
      mediumRow(settlement, medium, own),
    ),
    ...services.map((service) => serviceRow(settlement, service)),
  ];
  return sendTable(context, request, {
    title: '开票数据',
    dataReleases: header.dataReleases,
    isDemo: header.demo,
    filters,
    methodLines: [
      `执行记录截至 ${settlement.settledUntil}；金额与结算单一致：金额（不含税）= 应结净价 + 制作安装费 + 服务费。`,
      '税额为各行税额之和，与按合计金额计算的税额可能有尾差，以本表为准。',
      '系统没有登记购买方纳税人识别号，请在开票前填写。',
    ],
    columns,
    rows,
    file: {
      brandName: header.brandName,
      projectName: header.projectName,
      versionLabel: header.versionLabel,
    },
    detail: {
      orderId,
      totalFen: settlementTotals(charged).due.totalFen + servicesFenOf(settlement),
      rows: rows.length,
    },
  });
}
