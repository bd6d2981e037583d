import { expect, test } from 'vitest';
import { internalWordsIn, pageTexts } from './closing-client-words.ts';
import { closingReportPages, withIdentity } from './closing-report.ts';
import type { ClosingFacts, ClosingVersion } from './closing-report-facts.ts';
import { reportDeck, reportPdf, type ReportDocument } from './report-deck.ts';
import { differencesOf, readIdentity } from './report-identity.ts';
import type { ReportPage } from './report-page.ts';
import { readPdfText } from './testing/read-pdf-text.ts';
import { readPresentation } from './testing/read-presentation.ts';
import { sampleClosingFacts, sampleIdentity } from './testing/sample-closing-facts.ts';

const made = (version: ClosingVersion, facts: ClosingFacts = sampleClosingFacts()): ReportPage[] =>
  withIdentity(closingReportPages(facts, version).pages, { ...sampleIdentity, version });

const documentOf = (pages: readonly ReportPage[]): ReportDocument => ({
  header: {
    clientName: '星河汽车',
    brandName: '星河汽车',
    projectName: '秋季通勤',
    planNumber: 'DD2609010001',
    versionLabel: 'V1',
    issuedAt: '2026-10-08T10:00:00+08:00',
    preparedBy: '林悦',
    validUntil: null,
    watermarkText: '数智营销平台',
    dataReleases: ['panel-440300-1'],
    demo: true,
  },
  name: '结案报告',
  pages,
  photos: {},
  identity: sampleIdentity,
});

/** All that a file says, Chinese figures and charts included. */
async function deckTexts(pages: readonly ReportPage[]): Promise<string[]> {
  const { slides } = readPresentation(await reportDeck(documentOf(pages)));
  return slides.map(({ title, texts, tables, charts }) =>
    [
      title,
      ...texts,
      ...tables.keys(),
      ...[...tables.values()].flat(2),
      ...charts.flatMap((one) => [one.title, ...one.categories, ...one.series.map(({ name }) => name)]),
    ].join('\n'),
  );
}

const without = (text: string): string => text.replace(/\s/g, '');

test.each(['client', 'internal'] as const)(
  'the %s version has the same pages and figures on screen, in the presentation and in the PDF',
  async (version) => {
    const pages = made(version);
    expect(pages).toHaveLength(version === 'client' ? 19 : 21);
    const { slides } = readPresentation(await reportDeck(documentOf(pages)));
    expect(slides.map(({ title }) => title)).toEqual(pages.map(({ title }) => title));
    expect(slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
    const [deck, pdf] = [await deckTexts(pages), readPdfText(reportPdf(documentOf(pages)))];
    expect(pdf).toHaveLength(pages.length);
    for (const [i, page] of pages.entries())
      for (const block of page.blocks) {
        const figures =
          block.kind === 'kpis'
            ? block.items.flatMap(({ label, value, note }) => [label, value, note])
            : block.kind === 'table'
              ? block.rows.flat()
              : block.kind === 'text'
                ? block.paragraphs
                : [];
        for (const said of figures) {
          expect(without(deck[i])).toContain(without(said));
          expect(without(pdf[i])).toContain(without(said));
        }
      }
  },
);

test('what goes to the client has no word of the trade and no other brand, in any text of both files', async () => {
  const pages = made('client');
  expect(internalWordsIn(pages)).toEqual([]);
  const said = [...(await deckTexts(pages)), ...readPdfText(reportPdf(documentOf(pages)))].join('\n');
  for (const word of ['成本', '折扣', '净价', '返点', '竞品', '建议', '远方汽车', '换入 12 个'])
    expect(said).not.toContain(word);
  const internal = (await deckTexts(made('internal'))).join('\n');
  for (const word of ['竞品', '建议', '远方汽车', '换入 12 个', '8.6 万元']) expect(internal).toContain(word);
});

test('words of the trade in what people wrote are found, with their page', () => {
  const facts = sampleClosingFacts();
  const [newest] = facts.effect.conclusions;
  const pages = made('client', {
    ...facts,
    effect: { ...facts.effect, conclusions: [{ ...newest, text: '折扣已到底，到达率 38.0%。' }] },
  });
  const [found, ...others] = internalWordsIn(pages);
  expect(others).toEqual([]);
  expect(found).toEqual({ word: '折扣', page: expect.stringMatching(/^触达目标人群 .+；约定目标 \d 项：/) });
});

test('pages without data are left out and named with the reason; nothing modelled is called measured', () => {
  const facts = sampleClosingFacts({
    thirdParty: { reports: [], figures: [] },
    behaviour: { outcomes: [] },
    places: null,
    photos: [],
  });
  const { pages, checks, omitted } = closingReportPages(facts, 'client');
  expect(checks.filter(({ ready }) => !ready)).toEqual([
    { page: 'places', name: '空间覆盖', ready: false, reason: '没有按区域的测算' },
    { page: 'outcomes', name: '到店与搜索', ready: false, reason: '没有到店与搜索数据' },
    { page: 'third-party', name: '第三方对照', ready: false, reason: '第三方报告未上传' },
    { page: 'photos', name: '上刊照片', ready: false, reason: '没有审核合格的上刊照片' },
  ]);
  const appendix = pageTexts(pages.at(-1)!);
  for (const { title, reason } of omitted) expect(appendix).toEqual(expect.arrayContaining([title, reason]));
  expect(pages.map(({ pageId }) => pageId)).not.toContain('closing-third-party');
  for (const page of pages) expect(pageTexts(page).join()).not.toContain('实测');
});

test('an order without figures of people still reports what was posted, and says why', () => {
  const nothing = { value: null, low: null, high: null, suppressed: false };
  const facts = sampleClosingFacts();
  const { actual } = facts.whole.comparison;
  const unknown = { ...actual, impressions: nothing, reach: nothing, reachShare: nothing, cpmFen: null };
  const reason = '该城市没有人群样本';
  const { pages, checks } = closingReportPages(
    {
      ...facts,
      effect: {
        ...facts.effect,
        scope: { ...facts.effect.scope, cities: [{ cityName: '深圳市', reason, basis: null }] },
      },
      whole: { ...facts.whole, comparison: { ...facts.whole.comparison, actual: unknown } },
      cities: { rows: facts.cities.rows.map((row) => ({ ...row, comparison: null })) },
    },
    'client',
  );
  const reasons = Object.fromEntries(checks.map((check) => [check.page, check.reason]));
  expect(reasons).toMatchObject({
    goals: `深圳市：${reason}`,
    exposure: `深圳市：${reason}`,
    cities: `深圳市：${reason}`,
    posting: null,
    placement: null,
  });
  expect(pages.map(({ pageId }) => pageId)).toContain('closing-posting');
});

test('where everybody is the audience, the page of people names the most striking label instead of a share of all', () => {
  const facts = sampleClosingFacts();
  const insight = { ...facts.insight, baseShare: 1, taConcentrationPeople: 1, tgi: 100 };
  const titles = made('client', { ...facts, insight }).map(({ title }) => title);
  expect(titles).toContain('看到的人里「25–34 岁」比全城最突出（TGI 128）');
});

test('a draft that nobody signed is called unconfirmed', () => {
  const facts = sampleClosingFacts();
  const { pages } = closingReportPages(
    { ...facts, effect: { ...facts.effect, conclusions: [], draft: ['上刊率 96.0%。'] } },
    'client',
  );
  expect(pages[2].title).toMatch(/^结论未确认/);
});

test('the same report has the same bytes, and its identity is read from either file', async () => {
  const report = documentOf(made('client'));
  const [deck, pdf] = [await reportDeck(report), reportPdf(report)];
  expect(await reportDeck(report)).toEqual(deck);
  expect(reportPdf(report)).toEqual(pdf);
  expect(readIdentity(deck)).toEqual(sampleIdentity);
  expect(readIdentity(pdf)).toEqual(sampleIdentity);
  expect(readIdentity(Uint8Array.of(1, 2, 3))).toBeNull();
});

test('what differs from a file is named: releases, parameters and pages', () => {
  expect(differencesOf(sampleIdentity, sampleIdentity, (pageId) => pageId)).toEqual([]);
  const now = {
    ...sampleIdentity,
    dataReleases: ['panel-440300-2'],
    pages: [
      { pageId: 'closing-cover', hash: 'c'.repeat(64) },
      { pageId: 'closing-goals', hash: 'd'.repeat(64) },
    ],
  };
  expect(differencesOf(sampleIdentity, now, (pageId) => pageId)).toEqual([
    '数据版本：文件 panel-440300-1，现在 panel-440300-2',
    '页面「closing-cover」的内容不同',
    '页面「closing-goals」文件中没有',
  ]);
});

/** The page of the shortfall, in all its words. */
function shortfallOf(loss: ClosingFacts['loss']): string {
  const page = made('internal', { ...sampleClosingFacts(), loss }).find(({ title }) =>
    title.startsWith('比计划少'),
  );
  return JSON.stringify(page);
}

test('a shortfall names its cause by impressions, and by days where units of too few persons lost most', () => {
  const causes = [
    { cause: 'late', unitDays: 45, impressions: 0 },
    { cause: 'missing', unitDays: 448, impressions: 0 },
    { cause: 'made-good', unitDays: -402, impressions: 0 },
  ];
  const told = { plannedImpressions: 6_494_000, actualImpressions: 6_243_000, merged: 0 };
  const split = causes.map((cause, i) => ({ ...cause, impressions: [200_000, 151_000, -100_000][i] }));
  expect(shortfallOf({ ...told, causes: split })).toContain('（3.9%），主要因为晚刊');
  const merged = shortfallOf({ ...told, causes, merged: 251_000 });
  expect(merged).toContain('（3.9%），按面·天计主要因为漏刊');
  expect(merged).toContain('样本不足的点位，不分原因');
  expect(merged).toContain('25.1 万');
  // No cause is said to have lost nothing.
  expect(merged).not.toContain('"0"');
  expect(merged).not.toContain('各原因少的曝光');
});
