import { percentText } from '@ooh/contract/core/percent-text';
import { capitalAmount } from './capital-amount.ts';
import {
  countText,
  coverSlide,
  deckOf,
  exactMoney,
  factSlides,
  pageArea,
  readingSlides,
  sourceLine,
  tableSlides,
  tiles,
} from './deck-pages.ts';
import {
  missedOf,
  servicesFenOf,
  settlementRules,
  settlementTotals,
  type SettlementDocument,
} from './settlement-document.ts';
import { signatureSlide } from './signature-slide.ts';
import type { SlideDraft, TableColumn } from './slide-draft.ts';
import { slidePdf } from './slide-pdf.ts';

const source = ({ settledUntil }: SettlementDocument): string =>
  `来源：订单报价与上刊记录，执行记录截至 ${settledUntil}；金额单位：元`;

const right = (title: string, width: number): TableColumn => ({ title, width, align: 'right' });

function summary(document: SettlementDocument): SlideDraft {
  const { header, services } = document;
  const totals = settlementTotals(document.lines);
  const servicesFen = servicesFenOf(document);
  const dueFen = totals.due.totalFen + servicesFen;
  const share = totals.bookedUnitDays === 0 ? 0 : totals.settledUnitDays / totals.bookedUnitDays;
  const rows = [
    ['刊例总价', exactMoney(totals.due.rateCardFen), '订单刊期'],
    ['净价', exactMoney(totals.netFen), '刊例总价 × 折扣'],
    ['扣减', exactMoney(totals.deductedFen), '未执行且未补刊的面·天'],
    ['应结净价', exactMoney(totals.due.netFen), '净价 − 扣减'],
    ['制作安装费', exactMoney(totals.due.productionFen), '按订单全额'],
    ['服务费', exactMoney(totals.due.serviceFen), '按应结净价'],
    ['税额', exactMoney(totals.due.taxFen), '各行税额之和'],
    ['媒体应结含税', exactMoney(totals.due.totalFen), '各行之和'],
    ...(services.length === 0
      ? []
      : [['服务项', exactMoney(servicesFen), `${countText(services.length)} 项，不含税`]]),
    ['应结合计', exactMoney(dueFen), capitalAmount(dueFen)],
  ];
  return {
    title: `应结合计 ${exactMoney(dueFen)} 元，可结算 ${percentText(share)}`,
    elements: [
      ...tiles(
        [
          { label: '计划', value: countText(totals.bookedUnitDays), note: '面·天' },
          { label: '已执行', value: countText(totals.executedUnitDays), note: '面·天' },
          { label: '未执行', value: countText(totals.missedUnitDays), note: '面·天' },
          { label: '补刊', value: countText(totals.madeGoodUnitDays), note: '面·天' },
          { label: '可结算', value: countText(totals.settledUnitDays), note: percentText(share) },
        ],
        pageArea.y,
      ),
      {
        kind: 'table',
        x: pageArea.x,
        y: pageArea.y + 112,
        name: '结算合计',
        columns: [{ title: '项目', width: 180 }, right('金额(元)', 180), { title: '说明', width: 520 }],
        rows,
        size: 11,
        hasTotal: true,
      },
      sourceLine(`${source(document)}；${header.planNumber} ${header.versionLabel}`),
    ],
  };
}

function lineSlides(document: SettlementDocument): SlideDraft[] {
  const totals = settlementTotals(document.lines);
  return tableSlides({
    title: `逐行结算：${countText(document.lines.length)} 行`,
    name: '逐行结算',
    columns: [
      right('序号', 32),
      { title: '城市', width: 50 },
      { title: '媒体及形式', width: 88 },
      { title: '点位/线路', width: 128 },
      { title: '刊期', width: 72 },
      ...['计划', '已执行', '未执行', '补刊'].map((title) => right(title, 44)),
      right('净价', 82),
      right('扣减', 74),
      right('应结净价', 82),
      right('制作安装费', 64),
      right('税额', 66),
      right('应结含税', 86),
    ].map((column) => ({ ...column, width: column.width * (pageArea.width / 1000) })),
    rows: [
      ...document.lines.map((line, i) => [
        String(i + 1),
        line.cityName,
        `${line.medium} ${line.form}`,
        `${line.unitName} × ${line.quantity} ${line.unit}${line.remark === '' ? '' : `（${line.remark}）`}`,
        line.period,
        countText(line.bookedUnitDays),
        countText(line.executedUnitDays),
        countText(missedOf(line)),
        countText(line.madeGoodUnitDays),
        exactMoney(line.netFen),
        exactMoney(line.deductedFen),
        exactMoney(line.due.netFen),
        exactMoney(line.due.productionFen),
        exactMoney(line.due.taxFen),
        exactMoney(line.due.totalFen),
      ]),
      [
        '',
        '合计',
        '',
        '',
        '',
        countText(totals.bookedUnitDays),
        countText(totals.executedUnitDays),
        countText(totals.missedUnitDays),
        countText(totals.madeGoodUnitDays),
        exactMoney(totals.netFen),
        exactMoney(totals.deductedFen),
        exactMoney(totals.due.netFen),
        exactMoney(totals.due.productionFen),
        exactMoney(totals.due.taxFen),
        exactMoney(totals.due.totalFen),
      ],
    ],
    hasTotal: true,
    source: source(document),
    size: 8,
  });
}

/** 结算单 as PDF: sums with the amount in capitals, every line, services, signatures and how it is reckoned. */
export function settlementPdf(document: SettlementDocument): Uint8Array {
  const { header, services, filters } = document;
  return slidePdf(
    deckOf(header, '结算单', [
      coverSlide(
        header,
        '结算单',
        [],
        [`投放期 ${document.flight}`, `执行记录截至 ${document.settledUntil}`],
      ),
      summary(document),
      ...lineSlides(document),
      ...(services.length === 0
        ? []
        : factSlides(
            '服务项（不含税）',
            services.map(({ name, amountFen }) => ({ label: name, value: `${exactMoney(amountFen)} 元` })),
            source(document),
          )),
      signatureSlide(
        '双方确认',
        header.clientName,
        { role: '结算方', name: document.sellerName },
        source(document),
      ),
      ...readingSlides(header, filters, [], settlementRules),
    ]),
  );
}
