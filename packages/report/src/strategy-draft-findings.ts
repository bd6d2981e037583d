import type { Pages } from './bus-report-frame.ts';
import type { DeckBlock } from './deck-page.ts';
import { pageArea, pagesOfRows } from './deck-pages.ts';
import type { ReportKpis } from './report-page.ts';
import type { DraftFinding, StrategyDraftFacts } from './strategy-draft-facts.ts';

interface Quadrant {
  readonly id: string;
  readonly name: string;
  /** Whether a screen, by its route, is about it. */
  readonly isOf: (screen: string) => boolean;
}

const begins =
  (...routes: readonly string[]) =>
  (screen: string): boolean =>
    routes.some((route) => screen.startsWith(route));
const isOfRivals = begins('/strategy/competition');
const isOfPeople = begins('/strategy/people', '/media/vision');

const quadrants: readonly Quadrant[] = [
  { id: 'competition', name: '竞品', isOf: isOfRivals },
  { id: 'people', name: '人群', isOf: isOfPeople },
  // Scenes with places, media and cases that stand in them.
  { id: 'scene', name: '场景与媒体', isOf: (screen) => !isOfRivals(screen) && !isOfPeople(screen) },
];

const columns = [
  { title: '洞察', width: 120 },
  { title: '结论', width: 260 },
  { title: '数字', width: 230 },
  { title: '口径与日期', width: 270 },
] as const;
/** What the writer of reports takes for short tables. */
const letters = 13;
const tilesHeight = 112;
const mostTiles = 5;
const longestHead = 64;
/** What a basis takes that is written out after all. */
const basisHeight = 70;

/** Rows with the basis once where those that follow have the same. */
const rowsOf = (findings: readonly DraftFinding[]): string[][] =>
  findings.map(({ title, sentence, figures, basis, pinnedOn, isOutdated }, i) => [
    title,
    sentence,
    figures.map(({ text }) => text).join('；') || '—',
    [
      findings.at(i - 1)?.basis === basis && i > 0 ? '同上' : basis,
      `${pinnedOn} 固定`,
      ...(isOutdated ? ['数据已更新，可刷新'] : []),
    ].join('；'),
  ]);

/** The first figures of some findings, large. */
function tilesOf(findings: readonly DraftFinding[]): ReportKpis[] {
  const items = findings
    .flatMap(({ figures }) => figures)
    .slice(0, mostTiles)
    .map(({ name, value, note }) => ({ label: name, value, note }));
  return items.length === 0 ? [] : [{ kind: 'kpis', items }];
}

/** Findings that share a page; the first of each has its basis written out, for which there is room. */
function partsOf(findings: readonly DraftFinding[], height: number): DraftFinding[][] {
  let from = 0;
  return pagesOfRows(rowsOf(findings), columns, letters, height).map((rows) => {
    const part = findings.slice(from, from + rows.length);
    from += rows.length;
    return part;
  });
}

/** What a page says in its headline: the finding's sentence where it fits, never a part of it. */
const headOf = ({ sentence, title }: DraftFinding): string =>
  sentence.length <= longestHead ? sentence : title;

/** What is known: the pinned findings by quadrant, with their figures as they were pinned. */
export function findingPages(to: Pages<DeckBlock>, { findings }: StrategyDraftFacts): void {
  for (const { id, name, isOf } of quadrants) {
    const own = findings.filter(({ screen }) => isOf(screen));
    if (own.length === 0) {
      to.omit(`${name}洞察`, '没有固定的洞察');
      continue;
    }
    const together = partsOf(own, pageArea.height - tilesHeight);
    const parts = together.length === 1 ? together : partsOf(own, pageArea.height - basisHeight);
    for (const [i, part] of parts.entries()) {
      const count = parts.length === 1 ? '' : `（${i + 1}/${parts.length}）`;
      to.add(i === 0 ? id : `${id}-${i + 1}`, `${name}：${headOf(part[0])}${count}`, [
        ...(parts === together ? tilesOf(part) : []),
        { kind: 'table', name: `${name}洞察`, columns, rows: rowsOf(part) },
      ]);
    }
  }
}
