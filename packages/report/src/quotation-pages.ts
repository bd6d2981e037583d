import { capitalAmount } from './capital-amount.ts';
import {
  countText,
  coverSlide,
  deckOf,
  exactMoney,
  pageArea,
  readingSlides,
  sourceLine,
  tableSlides,
  tiles,
} from './deck-pages.ts';
import { groupLines, linesOfGroups } from './line-groups.ts';
import { checkPlanDocument } from './plan-checks.ts';
import { usualPriceDays, type DocumentLine, type PlanDocument } from './plan-document.ts';
import { lookSlides } from './quotation-look.ts';
import {
  netUnitPriceFen,
  quotationNotes,
  quotationPayments,
  quotationRemark,
  quotationValidity,
  specOf,
} from './quotation-terms.ts';
import { signatureSlide } from './signature-slide.ts';
import type { SlideDraft, TableColumn } from './slide-draft.ts';
import { slidePdf } from './slide-pdf.ts';

const source = ({ header }: PlanDocument): string =>
  `${header.planNumber} ${header.versionLabel}；金额单位：人民币元`;

/** A rate or a discount: `6%`, `68.5%`. */
const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;

function summary(plan: PlanDocument): SlideDraft {
  const { header, brief, lines, totals } = plan;
  const days = [...new Set(lines.map((line) => line.days))].toSorted((a, b) => a - b);
  const rows = [
    ['刊例总价', exactMoney(totals.rateCardFen), '刊例单价 × 数量 × 周期'],
    ['净总价', exactMoney(totals.netFen), '刊例总价 × 折扣'],
    ['制作安装费', exactMoney(totals.productionFen), '不参与折扣'],
    ['服务费', exactMoney(totals.serviceFen), '净总价 × 服务费率'],
    ['税额', exactMoney(totals.taxFen), '各行税额之和'],
    ['含税总价', exactMoney(totals.totalFen), capitalAmount(totals.totalFen)],
  ];
  return {
    title: `含税总价 ${exactMoney(totals.totalFen)} 元`,
    elements: [
      ...tiles(
        [
          { label: '媒体行数', value: countText(lines.length), note: '按媒体与城市排列' },
          { label: '数量', value: countText(totals.vehicles), note: '辆、面或广告位' },
          {
            label: '周期',
            value: days.length === 1 ? `${days[0]} 天` : `${days[0]}–${days[days.length - 1]} 天`,
            note: `${brief.flightStart} 至 ${brief.flightEnd}`,
          },
          { label: '报价日期', value: header.issuedAt.slice(0, 10), note: plan.terms.sellerName },
        ],
        pageArea.y,
      ),
      {
        kind: 'table',
        x: pageArea.x,
        y: pageArea.y + 112,
        name: '报价合计',
        columns: [
          { title: '项目', width: 180 },
          { title: '金额(元)', width: 180, align: 'right' },
          { title: '说明', width: 520 },
        ],
        rows,
        size: 11,
        hasTotal: true,
      },
      sourceLine(source(plan)),
    ],
  };
}

const right = (title: string, width: number): TableColumn => ({ title, width, align: 'right' });
const lineColumns: readonly TableColumn[] = [
  right('序号', 32),
  { title: '项目', width: 126 },
  { title: '城市', width: 46 },
  { title: '媒体、形式与规格', width: 106 },
  right('数量', 42),
  right('天数', 34),
  right('刊例单价', 84),
  right('刊例总价', 82),
  right('折扣', 40),
  right('净单价', 66),
  right('净总价', 82),
  right('制作安装费', 66),
  right('服务费率', 34),
  right('服务费', 56),
  right('税率', 32),
  right('税额', 66),
  right('含税总价', 86),
];
const lineWidth = lineColumns.reduce((sum, { width }) => sum + width, 0);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

function lineRow(line: DocumentLine, number: number): string[] {
  const { amounts } = line;
  const remark = quotationRemark(line);
  return [
    String(number),
    `${line.lineName}${remark === '' ? '' : `（${remark}）`}`,
    line.cityName,
    joined([line.medium, line.form, specOf(line)]),
    `${countText(line.vehicles)} ${line.unit}`,
    String(line.days),
    `${exactMoney(line.unitPriceFen)}/${line.priceDays ?? usualPriceDays}天${line.isExamplePrice ? '（示例价）' : ''}`,
    exactMoney(amounts.rateCardFen),
    rateText(line.discountBasisPoints),
    exactMoney(netUnitPriceFen(line)),
    exactMoney(amounts.netFen),
    exactMoney(amounts.productionFen),
    rateText(line.serviceRateBasisPoints),
    exactMoney(amounts.serviceFen),
    rateText(line.taxRateBasisPoints),
    exactMoney(amounts.taxFen),
    exactMoney(amounts.totalFen),
  ];
}

function lineSlides(plan: PlanDocument): SlideDraft[] {
  const { totals } = plan;
  const lines = linesOfGroups(groupLines(plan));
  return tableSlides({
    title: `逐行报价：${countText(lines.length)} 行`,
    name: '逐行报价',
    columns: lineColumns.map((column) => ({ ...column, width: (column.width * pageArea.width) / lineWidth })),
    rows: [
      ...lines.map((line, i) => lineRow(line, i + 1)),
      [
        '',
        '合计',
        '',
        '',
        countText(totals.vehicles),
        '',
        '',
        exactMoney(totals.rateCardFen),
        '',
        '',
        exactMoney(totals.netFen),
        exactMoney(totals.productionFen),
        '',
        exactMoney(totals.serviceFen),
        '',
        exactMoney(totals.taxFen),
        exactMoney(totals.totalFen),
      ],
    ],
    hasTotal: true,
    source: source(plan),
    size: 8,
  });
}

const noteSlides = (plan: PlanDocument): SlideDraft[] =>
  tableSlides({
    title: '报价说明与有效期',
    name: '报价说明',
    columns: [right('序号', 60), { title: '说明', width: pageArea.width - 60 }],
    rows: [...quotationNotes(plan), quotationValidity(plan.header)].map((note, i) => [String(i + 1), note]),
    source: source(plan),
    size: 11,
  });

function paymentSlides(plan: PlanDocument): SlideDraft[] {
  const payments = quotationPayments(plan);
  if (payments.length === 0) return [];
  return tableSlides({
    title: '付款节点',
    name: '付款节点',
    columns: [
      { title: '节点', width: 200 },
      { title: '付款条件', width: 380 },
      right('比例', 120),
      right('金额(元)', 180),
    ],
    rows: [
      ...payments.map(({ name, due, shareBasisPoints, dueFen }) => [
        name,
        due,
        rateText(shareBasisPoints),
        exactMoney(dueFen),
      ]),
      ['合计', '', rateText(10_000), exactMoney(plan.totals.totalFen)],
    ],
    hasTotal: true,
    source: source(plan),
    size: 12,
  });
}

/**
 * 报价单 as PDF: what the workbook says, on pages to be read and signed: sums with the amount in capitals, maps and
 * pictures of the media, every line, notes, validity, payment stages and signatures.
 *
 * @throws DocumentError as the workbook does
 */
export function quotationPdf(plan: PlanDocument): Uint8Array {
  checkPlanDocument(plan);
  const { header, brief, filters, metrics, terms } = plan;
  return slidePdf(
    deckOf(header, '报价单', [
      coverSlide(
        header,
        '报价单',
        [],
        [
          `投放期 ${brief.flightStart} 至 ${brief.flightEnd}`,
          `投放城市 ${brief.cities.slice(0, 6).join('、')}${brief.cities.length > 6 ? ` 等 ${brief.cities.length} 城` : ''}`,
        ],
      ),
      summary(plan),
      ...lookSlides(plan),
      ...lineSlides(plan),
      ...noteSlides(plan),
      ...paymentSlides(plan),
      signatureSlide('双方签章', header.clientName, { role: '报价方', name: terms.sellerName }, source(plan)),
      ...readingSlides(
        header,
        filters,
        metrics,
        [],
        [
          { label: '投放城市', value: brief.cities.join('、') },
          { label: '目标人群', value: brief.audienceSentence },
        ],
      ),
    ]),
  );
}
