import { expect, test } from 'vitest';
import { moneyText } from './report-text.ts';
import { proposalDeck, proposalPdf } from './proposal-deck.ts';
import type { ProposalDocument } from './proposal-document.ts';
import { readPresentation } from './testing/read-presentation.ts';
import { readWorkbook } from './testing/read-workbook.ts';
import { sampleMap } from './testing/sample-map.ts';
import { samplePlan } from './testing/sample-plan.ts';

const creativeBytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
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
const reachShare = { value: 0.345, low: 0.331, high: 0.359 };
const proposal: ProposalDocument = {
  stage: 'confirm',
  plan: { ...plan, metrics: [metric] },
  demands: [{ label: '备注', value: '=1+1 <b>&"\u0007' }],
  effects: [
    {
      cityName: '深圳市',
      metrics: [metric],
      universe: '深圳市常住人口',
      universePersons: 15_000_000,
      audiencePersons: 4_000_000,
      panelPersons: 3200,
      reach: { value: 1_380_000, low: 1_324_000, high: 1_436_000 },
      reachShare,
      frequency: { value: 3.1, low: null, high: null },
      reachAtLeast: [
        { k: 1, share: 0.345 },
        { k: 2, share: 0.2 },
      ],
      weeklyReach: [
        { week: 1, share: 0.3, modelledShare: null },
        { week: 2, share: 0.345, modelledShare: 0.36 },
      ],
      benchmarks: [],
      contributions: [
        { name: 'M100路', units: 3, netFen: 3_000_000, addedPersons: 52_000 },
        { name: 'M103路', units: 2, netFen: 2_000_000, addedPersons: 11_000 },
      ],
      basis: '来源：预估；数据版本：R-1',
    },
  ],
  certificates: [{ cityName: '深圳市', sentence: '在同样预算与约束下，没有任何方案的 TA 到达率比它更高。' }],
  arguments: [],
  tried: [],
  maps: [
    {
      ...sampleMap,
      ways: [
        {
          name: 'M100路',
          units: 3,
          path: [
            [-4000, -4000],
            [4000, 3000],
          ],
        },
      ],
    },
  ],
  formats: [
    { mediumId: 1, formId: 1, deck: 'single', name: '公交车身 · 全车彩贴', caption: '深圳市 3 辆' },
    { mediumId: 2, formId: 1, deck: null, name: '公交候车亭 · 灯箱', caption: '深圳市 2 面' },
  ],
  works: [],
  creative: { bytes: creativeBytes, mediaType: 'image/png', width: 1200, height: 400 },
  unmeasured: [{ label: '候车亭', value: '没有接触数据' }],
  services: [{ name: '第三方监播', amountFen: 1_234_500 }],
};
const bytes = await proposalDeck(proposal);
const deck = readPresentation(bytes);
const tableOf = (name: string) => deck.slides.flatMap(({ tables }) => tables.get(name)?.slice(1) ?? []);
const chartOf = (title: string) =>
  deck.slides.flatMap(({ charts }) => charts).find((chart) => chart.title === title)!;

test('tables by city and cost step add up to the plan; the longest lines are listed', () => {
  const net = moneyText(plan.totals.netFen);
  expect(tableOf('城市分布').at(-1)).toEqual(['合计', String(plan.totals.vehicles), net, '100%']);
  const cost = new Map(tableOf('费用构成').map(([name, amount]) => [name, amount]));
  expect(cost.get('净价合计')).toBe(net);
  expect(cost.get('含税合计')).toBe(moneyText(plan.totals.totalFen));
  const dearest = plan.lines.map(({ amounts }) => amounts.netFen).sort((a, b) => b - a);
  const lines = tableOf('媒体清单');
  expect(lines).toHaveLength(16);
  expect(lines[0][6]).toContain(moneyText(dearest[0]));
});

test('amounts are told as people write them', () => {
  expect([300_000_000, 298_345_678, 86_200_000, 860_000].map(moneyText)).toEqual([
    '300 万元',
    '298.3 万元',
    '86.2 万元',
    '8,600 元',
  ]);
  const all = deck.slides.flatMap(({ title, texts, tables }) => [
    title,
    ...texts,
    ...[...tables.values()].flat(2),
  ]);
  expect(all.filter((text) => /\d+\.\d{2} 万元|\d{5,}\.\d\d/.test(text))).toEqual([]);
});

test('the story goes from the answer to the next step in at most 15 pages before the appendix', () => {
  const titles = deck.slides.map(({ title }) => title);
  const appendix = titles.findIndex((title) => title.startsWith('附录'));
  expect(appendix).toBeGreaterThan(11);
  expect(appendix).toBeLessThanOrEqual(15);
  expect(titles[0]).toBe(plan.header.projectName);
  expect(titles[1]).toContain(`含税 ${moneyText(plan.totals.totalFen)}`);
  expect(titles[1]).toContain('138 万目标顾客');
  expect(titles[appendix - 1]).toContain(`请${plan.header.clientName}确认方案`);
  expect(deck.slides.flatMap(({ texts }) => texts)).toContain(
    '深圳市：在同样预算与约束下，没有任何方案的 TA 到达率比它更高。',
  );
});

test('the picture of the client is stored once and stands on every format', () => {
  const media = [...deck.parts.keys()].filter((path) => path.startsWith('ppt/media/'));
  expect(media).toHaveLength(1);
  const page = deck.slides.find(({ title }) => title.includes('同一张画面'))!;
  expect(page.pictures).toBe(proposal.formats.length);
});

test('pages without data are left out and named in the appendix', async () => {
  const bare = readPresentation(
    await proposalDeck({
      ...proposal,
      effects: [],
      maps: [],
      formats: [],
      certificates: [],
      arguments: [],
      tried: [],
      creative: null,
    }),
  );
  expect(bare.slides.length).toBeLessThan(deck.slides.length);
  const facts = bare.slides.flatMap(
    ({ tables }) => tables.get('附录：导出信息、筛选条件与口径')?.slice(1) ?? [],
  );
  expect(facts.map(([label]) => label).filter((label) => label.startsWith('未列'))).toEqual([
    '未列 · 人群、到达与频次、成本效率',
    '未列 · 地图',
    '未列 · 媒体画面',
    '未列 · 最优证明',
  ]);
});

test('the PDF has the same number of pages and the same bytes for the same document', () => {
  const pdf = Buffer.from(proposalPdf(proposal));
  expect(pdf.toString('latin1').match(/\/Type\/Page\//g)).toHaveLength(deck.slides.length);
  expect(Buffer.compare(Buffer.from(proposalPdf(proposal)), pdf)).toBe(0);
});

test('charts are native, and the workbook of each contains its figures', () => {
  const charts = deck.slides.flatMap((slide) => slide.charts);
  expect(charts.map(({ form }) => form)).toEqual([
    'c:barChart',
    'c:barChart',
    'c:lineChart',
    'c:barChart',
    'c:barChart',
    'c:barChart',
  ]);
  expect(chartOf('费用构成（万元）').series[0].values.at(-1)).toBe(plan.totals.totalFen / 1_000_000);
  const weekly = chartOf('逐周累计到达率（TA，预估）').series;
  expect(weekly.map(({ values }) => values)).toEqual([
    [0.3, 0.345],
    [0.3, 0.36],
  ]);
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
  expect(facts.get('口径 1')).toBe('深圳市：来源：预估；数据版本：R-1');
  expect(tableOf('指标口径')[0].slice(0, 2)).toEqual(['深圳市 · TA 到达率', '34.5%']);
});

test('a Chinese typeface is set for every script, texts are escaped, nothing exceeds the page', () => {
  const theme = deck.parts.get('ppt/theme/theme1.xml')!;
  expect(theme.match(/<a:ea typeface="微软雅黑"\/>/g)).toHaveLength(2);
  expect(tableOf('附录：投放需求')[0]).toEqual(['备注', '=1+1 <b>&"']);
  expect(deck.slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
  expect(deck.slides.every(({ title }) => title !== '')).toBe(true);
});

test('the same document gives the same bytes', async () => {
  expect(Buffer.compare(Buffer.from(await proposalDeck(proposal)), Buffer.from(bytes))).toBe(0);
  expect(new Set(deck.entryTimes).size).toBe(1);
});

test('the works that were chosen stand on their page, drawn or by their photo, and on no other', async () => {
  const work = {
    mediumId: 2,
    formId: 1,
    caption: '深圳市 · 灯箱',
    techniques: ['互动'],
    poster: { brandName: '海岳汽车', slogan: '去更远', hue: 210, variant: 2 },
    photo: null,
  };
  const photo = { bytes: creativeBytes, mediaType: 'image/png', width: 1600, height: 900 } as const;
  const works = [
    { ...work, albumId: 'a', title: '海岳汽车 · 灯箱' },
    { ...work, albumId: 'b', title: '星河饮料 · 灯箱', photo },
  ];
  const shown = readPresentation(await proposalDeck({ ...proposal, works }));
  const pages = shown.slides.filter(({ title }) => title.startsWith('创意参考'));
  expect(pages.map(({ title }) => title)).toEqual(['创意参考：2 个同类作品']);
  expect(pages[0].texts).toEqual(expect.arrayContaining(['海岳汽车 · 灯箱', '星河饮料 · 灯箱', '海岳汽车']));
  expect(pages[0].pictures).toBe(1);
  expect(deck.slides.some(({ title }) => title.startsWith('创意参考'))).toBe(false);
  const many = Array.from({ length: 7 }, (_, i) => ({ ...works[0], albumId: `m${i}` }));
  const split = readPresentation(await proposalDeck({ ...proposal, works: many }));
  expect(split.slides.filter(({ title }) => title.startsWith('创意参考'))).toHaveLength(2);
});
