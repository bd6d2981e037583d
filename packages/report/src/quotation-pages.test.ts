import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { capitalAmount } from './capital-amount.ts';
import { exactMoney } from './deck-pages.ts';
import { quotationColumnIndex, type QuotationColumnKey } from './quotation-columns.ts';
import { quotationPdf } from './quotation-pages.ts';
import { quotationWorkbook } from './quotation-workbook.ts';
import { readPdfText } from './testing/read-pdf-text.ts';
import { sampleMap } from './testing/sample-map.ts';
import { samplePlan } from './testing/sample-plan.ts';

const plan = samplePlan({ lines: 24, days: 56, seed: 3 });
const pages = readPdfText(quotationPdf(plan));
const text = pages.join('\n');
const rows = await readSheet(Buffer.from(await quotationWorkbook(plan)), '报价单');
const head = rows.findIndex((row) => row[0] === '序号');
const moneyColumns = [
  'price',
  'rateCard',
  'netPrice',
  'net',
  'production',
  'service',
  'tax',
  'total',
] as const satisfies readonly QuotationColumnKey[];

test('every amount of every line of the workbook is in its line of the pages, in the same order', () => {
  const drawn = text.slice(text.indexOf('逐行报价'));
  let from = 0;
  for (const row of rows.slice(head + 1, head + 1 + plan.lines.length)) {
    for (const key of ['item', ...moneyColumns] as const) {
      const value = row[quotationColumnIndex[key]];
      const shown = typeof value === 'number' ? exactMoney(Math.round(value * 100)) : (value as string);
      const at = drawn.indexOf(shown, from);
      expect(at, `${key} ${shown}`).toBeGreaterThanOrEqual(from);
      from = at + shown.length;
    }
  }
});

test('the sums, the amount in capitals and the payments are those of the workbook', () => {
  const total = rows[head + 1 + plan.lines.length];
  for (const key of ['rateCard', 'net', 'production', 'service', 'tax', 'total'] as const) {
    const shown = exactMoney(Math.round(Number(total[quotationColumnIndex[key]]) * 100));
    // Among the sums, and below the lines.
    expect(text.split(shown).length - 1, key).toBeGreaterThanOrEqual(2);
  }
  expect(text).toContain(capitalAmount(plan.totals.totalFen));
  for (const { name, due } of plan.terms.paymentStages) {
    const [, , , , share, yuan] = rows.find((row) => row[0] === name)!;
    const amount = exactMoney(Math.round(Number(yuan) * 100));
    expect(text).toContain(`${name}${due}${Number(share) * 100}%${amount}`);
  }
});

test('it says who offers what to whom, until when, and which prices are examples', () => {
  for (const part of [
    '客户（甲方）：星河汽车（中国）有限公司',
    '报价方（乙方）：数智营销有限公司',
    '本报价有效期至 2026-10-20（含当日），逾期须重新确认价格与空位。',
    '以上价格不含创意设计费。',
    'DD26110001 V3',
    '2026-09-20',
    '标注「示例价」的单价没有刊例依据，签约前须由媒体方确认，以正式刊例为准。',
  ])
    expect(text).toContain(part);
  const own = plan.lines.every((line) => !line.isExamplePrice)
    ? plan
    : { ...plan, lines: plan.lines.map((line) => ({ ...line, isExamplePrice: false })) };
  expect(readPdfText(quotationPdf(own)).join()).not.toContain('示例价');
  // Its words are wrapped in a narrow column, but each price has its mark.
  const marked = text.split('（示例').length - 1;
  expect(marked).toBe(plan.lines.filter((line) => line.isExamplePrice).length);
});

test('the same plan gives the same bytes, and one with wrong sums gives none', () => {
  const again = quotationPdf(samplePlan({ lines: 24, days: 56, seed: 3 }));
  expect(Buffer.compare(Buffer.from(again), Buffer.from(quotationPdf(plan)))).toBe(0);
  const totals = { ...plan.totals, totalFen: plan.totals.totalFen + 1 };
  expect(() => quotationPdf({ ...plan, totals })).toThrow('含税合计');
});

test('the media are shown where they are and as they look, where the document says so', () => {
  const look = {
    maps: [{ ...sampleMap, points: [{ name: '候车亭', at: [0, 0] as const }] }],
    formats: [
      { mediumId: 2, formId: 1, deck: null, name: '公交候车亭 · 灯箱', caption: '深圳市 2 面' },
      {
        mediumId: 1,
        formId: 1,
        deck: 'single' as const,
        name: '公交车身 · 全车彩贴',
        caption: '深圳市 3 辆',
      },
    ],
    creative: null,
  };
  const shown = readPdfText(quotationPdf({ ...plan, look }));
  expect(shown).toHaveLength(pages.length + 2);
  const [map, pictures] = shown.slice(2);
  for (const said of ['深圳市：媒体在这里', '蓝点为所选点位', '底图为示意路网']) expect(map).toContain(said);
  for (const said of ['2 种媒体形式', '公交候车亭 · 灯箱', '公交车身 · 全车彩贴', '效果示意'])
    expect(pictures).toContain(said);
  expect(text).not.toContain('媒体在这里');
});
