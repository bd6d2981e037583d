import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { busCityPages, busReportPages } from './bus-report.ts';
import { reportDeck, reportPdf, type ReportDocument } from './report-deck.ts';
import { arrangePages, shownPages, type ReportPage } from './report-page.ts';
import { readPresentation } from './testing/read-presentation.ts';
import { sampleBusFacts } from './testing/sample-bus-facts.ts';

// A picture of two by one points, red and blue, in three colours of eight bits.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8AARP8BAA4AAv+O3uFJAAAAAElFTkSuQmCC'),
  (character) => character.charCodeAt(0),
);

const documentOf = (pages: readonly ReportPage[]): ReportDocument => ({
  header: {
    clientName: '星河汽车',
    brandName: '星河汽车',
    projectName: '秋季通勤',
    planNumber: 'DD1',
    versionLabel: 'V1',
    issuedAt: '2026-11-01T09:30:00+08:00',
    preparedBy: '媒介策划',
    validUntil: null,
    watermarkText: '数智营销平台',
    dataReleases: ['panel-1'],
    demo: true,
  },
  name: '公交数字报告',
  pages,
  photos: { 'p-1': png },
});

/** Every text of a page's parts, as the screen draws them. */
const textsOf = ({ title, blocks }: ReportPage): string[] => [
  title,
  ...blocks.flatMap((block): string[] => {
    if (block.kind === 'kpis') return block.items.flatMap(({ label, value, note }) => [label, value, note]);
    if (block.kind === 'table') return [...block.columns.map((column) => column.title), ...block.rows.flat()];
    if (block.kind === 'text') return [...block.paragraphs];
    return [];
  }),
];

test('a presentation read back has every page, figure and chart of the screen', async () => {
  const { pages } = busReportPages(sampleBusFacts());
  const { slides } = readPresentation(await reportDeck(documentOf(pages)));
  expect(slides.map(({ title }) => title)).toEqual(pages.map(({ title }) => title));
  pages.forEach((page, i) => {
    const said = [slides[i].title, ...slides[i].texts, ...[...slides[i].tables.values()].flat(2)].join('\n');
    for (const text of textsOf(page)) expect(said).toContain(text);
    const charts = page.blocks.filter((block) => block.kind === 'chart');
    expect(slides[i].charts.map(({ series }) => series.map(({ values }) => values.toSorted()))).toEqual(
      charts.map(({ series }) => series.map(({ values }) => values.toSorted())),
    );
    expect(slides[i].overflowing).toEqual([]);
  });
  expect(slides.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(1);
});

test('a PDF has the same pages, with titles, figures and the photo', () => {
  const { pages } = busReportPages(sampleBusFacts());
  const bytes = reportPdf(documentOf(pages));
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain(`/Count ${pages.length}/`);
  const drawn = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream]) => {
    const packed = Buffer.from(stream, 'latin1');
    try {
      return inflateSync(packed).toString('latin1');
    } catch {
      return stream;
    }
  });
  // Chinese is written as UTF-16, Latin and figures as octal codes.
  const said = [...drawn.join('\n').matchAll(/<([0-9a-f]+)> Tj|\(((?:\\\d{3})*)\) Tj/g)]
    .map(([, chinese, latin]) =>
      chinese === undefined
        ? latin.replace(/\\(\d{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
        : Buffer.from(chinese, 'hex').swap16().toString('utf16le'),
    )
    .join('');
  for (const { blocks } of pages)
    for (const block of blocks)
      if (block.kind === 'kpis') for (const { value } of block.items) expect(said).toContain(value);
  for (const one of ['95.0%', '123.5 万', '合计', '100 路']) expect(said).toContain(one);
  expect(text).toContain('/Width 2/Height 1');
  expect(reportPdf(documentOf(pages))).toEqual(bytes);
});

test('vehicles on the cover are those of the cities and of all lines', () => {
  const facts = sampleBusFacts();
  const { pages } = busReportPages(facts);
  const [, figures] = pages;
  expect(textsOf(figures)).toContain('60 辆');
  const lines = pages.filter(({ pageId }) => pageId.startsWith('report-lines-'));
  const rows = lines.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  );
  expect(rows).toHaveLength(21);
  expect(rows.slice(0, -1).reduce((sum, row) => sum + Number(row[4]), 0)).toBe(60);
  expect(rows.at(-1)![4]).toBe('60');
});

test('a page without data is left out and named with the reason', () => {
  const { pages, omitted } = busReportPages(sampleBusFacts({ isKnown: false }));
  expect(omitted.map(({ title }) => title)).toEqual(
    ['频次 N+', '周累计', '线路 Top10', '受众画像', '投放效率'].toSpliced(0, 0, '曝光与触达'),
  );
  for (const { reason } of omitted) expect(reason).toBe('深圳市：该城市没有人群样本');
  expect(textsOf(pages.at(-1)!).join()).toContain(
    '以下页面因数据不足未生成：曝光与触达（深圳市：该城市没有人群样本）',
  );
  // What is modelled is never called measured.
  for (const page of pages) expect(textsOf(page).join()).not.toContain('实测');
});

test('pages of a city carry its rank and an id of their own', () => {
  const { pages } = busCityPages(sampleBusFacts(), {
    cityCode: '440300',
    cityName: '深圳市',
    rank: 2,
    of: 3,
  });
  expect(pages).toHaveLength(5);
  for (const { pageId, title } of pages) {
    expect(pageId).toMatch(/^city-440300-/);
    expect(title).toMatch(/^深圳市（曝光第 2 \/ 3）：/);
  }
});

test('an arrangement orders, hides and renames within sections and loses no page', () => {
  const { pages } = busReportPages(sampleBusFacts());
  const moved = arrangePages(pages, [
    { pageId: 'report-cost', isHidden: false, title: null },
    { pageId: 'report-weeks', isHidden: true, title: null },
    { pageId: 'gone', isHidden: false, title: null },
    { pageId: 'report-exposure', isHidden: false, title: '看到的人' },
  ]);
  const ids = shownPages(moved).map(({ pageId }) => pageId);
  expect(ids).not.toContain('report-weeks');
  expect(ids.indexOf('report-cost')).toBeLessThan(ids.indexOf('report-exposure'));
  expect(moved.find(({ page }) => page.pageId === 'report-exposure')!.page.title).toBe('看到的人');
  fc.assert(
    fc.property(fc.shuffledSubarray(pages.map(({ pageId }) => pageId)), (order) => {
      const changes = order.map((pageId) => ({ pageId, isHidden: false, title: null }));
      const arranged = arrangePages(pages, changes).map(({ page }) => page);
      expect(new Set(arranged)).toEqual(new Set(pages));
      for (const section of ['top', 'report']) {
        const own = arranged.filter((page) => page.section === section).map(({ pageId }) => pageId);
        const wanted = order.filter((pageId) => own.includes(pageId));
        expect(own.filter((pageId) => wanted.includes(pageId))).toEqual(wanted);
      }
    }),
  );
});
