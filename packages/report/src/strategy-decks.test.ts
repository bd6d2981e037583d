import { expect, test } from 'vitest';
import { casePages } from './case-deck.ts';
import { cityRankingPages } from './city-ranking-deck.ts';
import { combinationPages } from './combination-deck.ts';
import { competitionPages } from './competition-deck.ts';
import type { DeckPage } from './deck-page.ts';
import { reportDeck, reportPdf } from './report-deck.ts';
import { strategyDraftPages } from './strategy-draft-deck.ts';
import { readPdfText } from './testing/read-pdf-text.ts';
import { readPresentation } from './testing/read-presentation.ts';
import {
  sampleCase,
  sampleCityRanking,
  sampleCombination,
  sampleCompetition,
} from './testing/sample-strategy-facts.ts';
import { sampleStrategyDraft } from './testing/sample-strategy-draft.ts';

const header = {
  clientName: '星河汽车',
  brandName: '星河汽车',
  projectName: '汽车市场',
  planNumber: '竞品洞察',
  versionLabel: 'V1',
  issuedAt: '2026-11-01T09:30:00+08:00',
  preparedBy: '媒介策划',
  validUntil: null,
  watermarkText: '数智营销平台',
  dataReleases: ['panel-1'],
  demo: true,
};

/** Every text of a page's parts. */
const textsOf = ({ title, blocks }: DeckPage): string[] => [
  title,
  ...blocks.flatMap((block): string[] => {
    if (block.kind === 'kpis') return block.items.flatMap(({ label, value, note }) => [label, value, note]);
    if (block.kind === 'table') return [...block.columns.map((column) => column.title), ...block.rows.flat()];
    return block.kind === 'text' ? [...block.paragraphs] : [];
  }),
];

const decks = [
  { name: '竞品洞察', count: 9, ...competitionPages(sampleCompetition()) },
  { name: '组合建议 of a proposal', count: 8, ...combinationPages(sampleCombination()) },
  { name: '组合建议 of a kept mix', count: 8, ...combinationPages({ ...sampleCombination(), frontier: [] }) },
  { name: '案例', count: 8, ...casePages(sampleCase()) },
  { name: '城市人群', count: 4, ...cityRankingPages(sampleCityRanking()) },
  { name: '策略提案', count: 15, ...strategyDraftPages(sampleStrategyDraft(), ['panel-1', 'rate-card-2']) },
];

test.each(decks)(
  '$name, read back, has every page, text and chart, within the page',
  async ({ count, pages }) => {
    expect(pages).toHaveLength(count);
    const { slides } = readPresentation(await reportDeck({ header, name: '策略', pages, photos: {} }));
    expect(slides.map(({ title }) => title)).toEqual(pages.map(({ title }) => title));
    pages.forEach((page, i) => {
      const said = [slides[i].title, ...slides[i].texts, ...[...slides[i].tables.values()].flat(2)].join(
        '\n',
      );
      for (const text of textsOf(page)) expect(said).toContain(text);
      const charts = page.blocks.filter((block) => block.kind === 'chart');
      const valuesOf = (drawn: readonly { series: readonly { values: readonly (number | null)[] }[] }[]) =>
        drawn.map(({ series }) => series.map(({ values }) => values.toSorted()));
      expect(valuesOf(slides[i].charts)).toEqual(valuesOf(charts));
      expect(slides[i].overflowing).toEqual([]);
    });
  },
);

test('a page without data is left out and named on the last one', () => {
  const market = competitionPages({ ...sampleCompetition(), brandName: null, blanks: null });
  expect(market.omitted).toEqual([{ title: '空白机会', reason: '未选本品牌' }]);
  expect(market.pages).toHaveLength(8);
  expect(textsOf(market.pages[7])).toContain('以下页面因数据不足未生成：空白机会（未选本品牌）');
  const told = casePages({ ...sampleCase(), effect: null, hasEffect: false });
  expect(told.pages).toHaveLength(7);
  expect(textsOf(told.pages[6])).toContain('以下页面因数据不足未生成：效果（没有评估过的订单）');
  const nothing = { ...sampleCompetition().summary, spendFen: 0 };
  expect(competitionPages({ ...sampleCompetition(), summary: nothing }).pages).toHaveLength(2);
});

test('a withheld reach is 样本不足 in the deck, and its curves are left out', () => {
  const facts = sampleCombination();
  const [best] = facts.mixes;
  const withheld = { value: null, low: null, high: null, suppressed: true };
  const evaluation = { ...best.evaluation, reachShare: withheld, reachAtLeast: [], weeks: [] };
  const { pages, omitted } = combinationPages({ ...facts, mixes: [{ ...best, evaluation }] });
  expect(pages[1].title).toContain('到达 样本不足');
  expect(omitted.map(({ title }) => title)).toEqual(['N+ 到达', '逐周累积']);
});

test('media of several cities show one quantity and price, and no share that would be of other people', () => {
  const facts = sampleCombination();
  const [best] = facts.mixes;
  const [medium] = best.evaluation.media;
  const twice = { ...best.evaluation, media: [medium, { ...medium, cityCode: '310100' }] };
  const page = combinationPages({ ...facts, mixes: [{ ...best, evaluation: twice }] }).pages.find(
    ({ pageId }) => pageId === 'mix-media',
  );
  const table = page?.blocks.find((block) => block.kind === 'table');
  expect(table?.rows).toEqual([['公交候车亭', '40 面', '120.0 万元', '见分城市', '见分城市', '—']]);
});

const draftTable = (pages: readonly DeckPage[], id: string): readonly (readonly string[])[] =>
  pages
    .filter(({ pageId }) => pageId.startsWith(`draft-${id}`))
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])));

test('a draft deck keeps every pinned finding with its figures, basis and day, by quadrant', () => {
  const { pages } = strategyDraftPages(sampleStrategyDraft(), []);
  const facts = sampleStrategyDraft();
  const rows = ['competition', 'people', 'scene'].flatMap((id) => draftTable(pages, id));
  expect(rows.map(([title, sentence, figures]) => [title, sentence, figures])).toEqual(
    facts.findings.map(({ title, sentence, figures }) => [
      title,
      sentence,
      figures.map(({ text }) => text).join('；'),
    ]),
  );
  expect(rows.slice(0, 2).map(([, , , basis]) => basis)).toEqual([
    '刊例价花费（估算），不含折扣；2026-11-01 固定；数据已更新，可刷新',
    '同上；2026-11-01 固定',
  ]);
});

test('the aims of a draft stand beside what its combination does, and what is proved of it', () => {
  const { pages } = strategyDraftPages(sampleStrategyDraft(), []);
  expect(draftTable(pages, 'goal')).toEqual([
    ['1+ 到达率', '50.0%', '45.8%', '差 4.2 个百分点'],
    ['频次', '4.0', '4.2', '达到'],
    ['TA-CPM', '≤ 25.00 元', '23.10 元', '达到'],
    ['预算与含税合计', '300 万元', '66.0 万元', '达到'],
  ]);
  const goal = pages.find(({ pageId }) => pageId === 'draft-goal');
  expect(goal && textsOf(goal)).toContain(
    '在当前空位与最小采购单元下，300 万元以内任何组合的到达率不高于 46.1%；本组合 45.8%（95% 区间 43.5%–48.1%）。',
  );
});

test('many findings take further pages up to sixteen, and the rest comes in short and is said to', () => {
  const facts = sampleStrategyDraft();
  const few = strategyDraftPages({ ...facts, findings: facts.findings.slice(0, 3) }, []).pages;
  expect(few.some(({ pageId }) => pageId === 'draft-condensed')).toBe(false);
  const screens = ['/strategy/competition', '/strategy/people/city', '/strategy/scene/aoi'];
  const findings = Array.from({ length: 30 }, (_, i) => ({
    ...facts.findings[0],
    title: `洞察 ${i + 1}`,
    screen: screens[i % 3],
  }));
  const { pages } = strategyDraftPages({ ...facts, findings }, []);
  expect(pages.length).toBeLessThanOrEqual(16);
  const whole = ['competition', 'people', 'scene'].flatMap((id) => draftTable(pages, id));
  const short = draftTable(pages, 'condensed').flatMap(([title, , other]) =>
    other === '' ? [title] : [title, other],
  );
  const last = textsOf(pages.find(({ pageId }) => pageId === 'draft-condensed')!).join('\n');
  const left = Number(/另有 (\d+) 条未列出/.exec(last)?.[1] ?? 0);
  expect(whole.length + short.length + left).toBe(30);
  expect(new Set([...whole.map(([title]) => title), ...short]).size).toBe(30 - left);
  expect(last).toContain(`其余 ${short.length + left} 条洞察`);
});

test('a bare draft is a short deck that names the pages that it has not', async () => {
  const bare = {
    ...sampleStrategyDraft(),
    brandName: null,
    productName: '',
    rivals: [],
    cities: [],
    media: [],
    findings: [],
    works: [],
    startDate: null,
    endDate: null,
    budgetFen: null,
    aim: {},
    people: '还没有选择城市',
    chosen: '还没有选定组合',
    places: null,
    deadlines: [],
    missing: ['品牌', '城市'],
  };
  const { pages, omitted } = strategyDraftPages(bare, []);
  expect(pages.map(({ pageId }) => pageId)).toEqual([
    'cover',
    'draft-brief',
    'draft-goal',
    'draft-next',
    'draft-method',
  ]);
  const last = textsOf(pages[4]).join('\n');
  for (const { title, reason } of omitted) expect(last).toContain(`${title}（${reason}）`);
  expect(omitted.map(({ title }) => title)).toContain('选定组合');
  const file = reportPdf({ header, name: '策略提案', pages, photos: {} });
  expect(readPdfText(file)).toHaveLength(5);
});

test('the PDF of a draft has the pages of the presentation', () => {
  const { pages } = strategyDraftPages(sampleStrategyDraft(), []);
  const drawn = readPdfText(reportPdf({ header, name: '策略提案', pages, photos: {} }));
  expect(drawn).toHaveLength(pages.length);
  pages.forEach(({ title }, i) => expect(drawn[i]).toContain(title.slice(0, 12)));
});

test('the matrix of brands and cities is in 万元, so that no cell wraps', () => {
  const facts = sampleCompetition();
  const [first, ...others] = facts.matrix;
  const [city, second] = facts.cityRows;
  const cells = [
    { cityCode: city.cityCode, spendFen: 12_345_678_900 },
    { cityCode: second.cityCode, spendFen: 298_300_000 },
  ];
  const { pages } = competitionPages({ ...facts, matrix: [{ ...first, cities: cells }, ...others] });
  const page = pages.find(({ pageId }) => pageId === 'competition-cities');
  const table = page?.blocks.find((block) => block.kind === 'table');
  expect(table?.rows[0].slice(0, 4)).toEqual([first.brandName, '12,345.7', '298.3', '—']);
  expect(table?.columns[0].title).toBe('品牌（万元）');
});
