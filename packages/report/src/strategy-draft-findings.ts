import type { Pages } from './bus-report-frame.ts';
import type { DeckBlock } from './deck-page.ts';
import { pageArea, pagesOfRows } from './deck-pages.ts';
import type { ReportKpis } from './report-page.ts';
import type { DraftFinding, StrategyDraftFacts } from './strategy-draft-facts.ts';

/** A deck that is presented has so many pages at most. */
export const mostDraftPages = 16;

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

interface QuadrantPage {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DeckBlock[];
  readonly findings: readonly DraftFinding[];
  /** Of its quadrant, from 0. */
  readonly nth: number;
}

function pagesOfQuadrant({ id, name }: Quadrant, own: readonly DraftFinding[]): QuadrantPage[] {
  const together = partsOf(own, pageArea.height - tilesHeight);
  const parts = together.length === 1 ? together : partsOf(own, pageArea.height - basisHeight);
  return parts.map((part, nth) => ({
    id: nth === 0 ? id : `${id}-${nth + 1}`,
    title: `${name}：${headOf(part[0])}${parts.length === 1 ? '' : `（${nth + 1}/${parts.length}）`}`,
    blocks: [
      ...(parts === together ? tilesOf(part) : []),
      { kind: 'table', name: `${name}洞察`, columns, rows: rowsOf(part) },
    ],
    findings: part,
    nth,
  }));
}

const briefColumns = [
  { title: '洞察', width: 150 },
  { title: '数字', width: 290 },
  { title: '洞察', width: 150 },
  { title: '数字', width: 290 },
] as const;
const noteHeight = 60;

/** Findings that have no page of their own, two in a row, with their figures alone. */
function condensedPage(to: Pages<DeckBlock>, findings: readonly DraftFinding[]): void {
  const cells = findings.map(({ title, figures, sentence }) => [
    title,
    figures.map(({ text }) => text).join('；') || sentence,
  ]);
  const half = Math.ceil(cells.length / 2);
  const paired = Array.from({ length: half }, (_, i) => [...cells[i], ...(cells[half + i] ?? ['', ''])]);
  const [rows] = pagesOfRows(paired, briefColumns, letters, pageArea.height - noteHeight);
  const shown = Math.min(findings.length, 2 * rows.length);
  const left = findings.length - shown;
  to.add('condensed', `附录：其余 ${findings.length} 条洞察，只列名称与数字`, [
    { kind: 'table', name: '其余洞察', columns: briefColumns, rows },
    {
      kind: 'text',
      paragraphs: [
        `本文件不超过 ${mostDraftPages} 页：这些洞察的结论、口径与日期见策略草稿。${left > 0 ? `另有 ${left} 条未列出。` : ''}`,
      ],
    },
  ]);
}

/**
 * What is known: the pinned findings by quadrant, with their figures as they were pinned, on so many pages at most. What
 * has no room comes in short at the end of the deck: the returned call adds that page.
 */
export function findingPages(
  to: Pages<DeckBlock>,
  { findings }: StrategyDraftFacts,
  room: number,
): (end: Pages<DeckBlock>) => void {
  const all: QuadrantPage[] = [];
  for (const quadrant of quadrants) {
    const own = findings.filter(({ screen }) => quadrant.isOf(screen));
    if (own.length === 0) to.omit(`${quadrant.name}洞察`, '没有固定的洞察');
    else all.push(...pagesOfQuadrant(quadrant, own));
  }
  // Every quadrant begins before one goes on; one page is kept for the rest.
  const inTurn = all.toSorted((a, b) => a.nth - b.nth);
  const chosen = new Set(all.length <= room ? all : inTurn.slice(0, Math.max(0, room - 1)));
  for (const page of all) if (chosen.has(page)) to.add(page.id, page.title, page.blocks);
  const rest = all.filter((page) => !chosen.has(page)).flatMap((page) => page.findings);
  return (end) => {
    if (rest.length > 0) condensedPage(end, rest);
  };
}
