import { expect, test } from 'vitest';
import { exactMoney } from './deck-pages.ts';
import { proposalDeck, type ProposalDocument } from './proposal-deck.ts';
import { readPresentation } from './testing/read-presentation.ts';
import { readWorkbook } from './testing/read-workbook.ts';
import { samplePlan } from './testing/sample-plan.ts';

const plan = samplePlan({ lines: 43, days: 56, seed: 3 });
const metric = {
  name: '深圳市 · TA 到达率',
  value: '34.5%',
  unit: '%',
  definition: 'TA 触达人数 ÷ TA 人数',
  source: '预估 · 人群样本',
  universe: '深圳市常住人口',
  period: '一周',
  interval: '33.1%–35.9%（95%）',
};
const proposal: ProposalDocument = {
  plan: { ...plan, metrics: [metric] },
  demands: [{ label: '备注', value: '=1+1 <b>&"\u0007' }],
  effects: [
    {
      cityName: '深圳市',
      metrics: [metric],
      reachAtLeast: [
        { k: 1, share: 0.345 },
        { k: 2, share: 0.2 },
      ],
      weeklyReach: [
        { week: 1, share: 0.3 },
        { week: 2, share: 0.345 },
      ],
      basis: '来源：预估',
    },
  ],
  unmeasured: [{ label: '候车亭', value: '没有逐人接触模型' }],
  services: [{ name: '第三方监播', amountFen: 1_234_500 }],
};
const bytes = await proposalDeck(proposal);
const deck = readPresentation(bytes);
const tableOf = (name: string) => deck.slides.flatMap(({ tables }) => tables.get(name)?.slice(1) ?? []);
const chartOf = (title: string) =>
  deck.slides.flatMap(({ charts }) => charts).find((chart) => chart.title === title)!;

test('tables by city, medium, cost step and line add up to the plan', () => {
  const net = exactMoney(plan.totals.netFen);
  expect(tableOf('城市分布').at(-1)).toEqual(['合计', String(plan.totals.vehicles), net, '100%']);
  expect(tableOf('媒体分布').at(-1)![2]).toBe(net);
  const cost = new Map(tableOf('费用构成').map(([name, amount]) => [name, amount]));
  expect(cost.get('净价合计')).toBe(net);
  expect(cost.get('含税合计')).toBe(exactMoney(plan.totals.totalFen));
  const fenOf = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
  const lines = tableOf('媒体清单');
  expect(lines).toHaveLength(plan.lines.length);
  expect(lines.reduce((sum, row) => sum + fenOf(row[7]), 0)).toBe(plan.totals.netFen);
});

test('charts are native, and the workbook of each contains its figures', () => {
  const charts = deck.slides.flatMap((slide) => slide.charts);
  expect(charts.map(({ form }) => form)).toEqual([
    'c:barChart',
    'c:barChart',
    'c:barChart',
    'c:barChart',
    'c:lineChart',
  ]);
  expect(chartOf('费用构成（元）').series[0].values.at(-1)).toBe(plan.totals.totalFen / 100);
  expect(chartOf('逐周累计到达率（TA）').series[0].values).toEqual([0.3, 0.345]);
  for (const { categories, series, workbook } of charts) {
    const { cells } = readWorkbook(workbook).sheets.get('图表数据')!;
    categories.forEach((category, i) => expect(cells.get(`A${i + 2}`)!.value).toBe(category));
    series.forEach(({ name, values }, column) => {
      const letter = String.fromCharCode(66 + column);
      expect(cells.get(`${letter}1`)!.value).toBe(name);
      values.forEach((value, i) => expect(cells.get(`${letter}${i + 2}`)!.value).toBe(value));
    });
  }
});

test('every page has watermark, user, version and data releases; filters and 口径 are at the end', () => {
  const frame = deck.frameTexts.join('\n');
  for (const text of [
    plan.header.watermarkText,
    plan.header.preparedBy,
    plan.header.versionLabel,
    plan.header.dataReleases[0],
  ])
    expect(frame).toContain(text);
  const facts = new Map(tableOf('附录：导出信息、筛选条件与口径').map(([label, value]) => [label, value]));
  expect(facts.get('导出人')).toBe(plan.header.preparedBy);
  for (const { label, value } of plan.filters) expect(facts.get(`筛选 · ${label}`)).toBe(value);
  expect(facts.get('口径 1')).toBe('深圳市：来源：预估');
  expect(tableOf('指标口径')[0].slice(0, 2)).toEqual(['深圳市 · TA 到达率', '34.5%']);
});

test('a Chinese typeface is set for every script, texts are escaped, nothing exceeds the page', () => {
  const theme = deck.parts.get('ppt/theme/theme1.xml')!;
  expect(theme.match(/<a:ea typeface="微软雅黑"\/>/g)).toHaveLength(2);
  expect(tableOf('投放需求')[0]).toEqual(['备注', '=1+1 <b>&"']);
  expect(deck.slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
  expect(deck.slides.every(({ title }) => title !== '')).toBe(true);
});

test('the same document gives the same bytes', async () => {
  expect(Buffer.compare(Buffer.from(await proposalDeck(proposal)), Buffer.from(bytes))).toBe(0);
  expect(new Set(deck.entryTimes).size).toBe(1);
});
