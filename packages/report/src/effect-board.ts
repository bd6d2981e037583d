import { formulaOfCard } from './board-formula.ts';
import { formulaCard } from './board-formula-card.ts';
import { chart, mostRows, mostWeeks, nothing, planAndRun, sum, type Made } from './board-card-parts.ts';
import { causeNames } from './board-losses.ts';
import { contactClasses, costs, days, margins, overlap } from './board-people.ts';
import type { BoardCard, BoardCell, BoardFacts } from './effect-board-facts.ts';
import type { ReportPage, ReportTable } from './report-page.ts';
import { countText, none, shareText } from './report-text.ts';

/** City and medium in rows, weeks in columns: impressions as run and their share of the plan. */
function cubeHeat({ cube }: BoardFacts): Made {
  const shown = cube.cells.filter(
    ({ week, plannedImpressions }) => week !== null && plannedImpressions !== null,
  );
  if (sum(shown.map(({ plannedImpressions }) => plannedImpressions)) === 0)
    return nothing('城市 × 媒体 × 周', '点位的样本不足，只能在合计处显示曝光');
  const groups = [
    ...Map.groupBy(shown, ({ cityName, mediumName }) => `${cityName} · ${mediumName}`),
  ].toSorted(
    ([, a], [, b]) =>
      sum(b.map(({ plannedImpressions }) => plannedImpressions)) -
      sum(a.map(({ plannedImpressions }) => plannedImpressions)),
  );
  const weeks = [...new Set(shown.flatMap(({ week }) => week ?? []))]
    .toSorted((a, b) => a - b)
    .slice(0, mostWeeks);
  const text = ({ plannedImpressions, actualImpressions }: BoardCell): string =>
    actualImpressions === null
      ? none
      : `${countText(actualImpressions)}${plannedImpressions !== null && plannedImpressions > 0 ? ` ${shareText(actualImpressions / plannedImpressions)}` : ''}`;
  const table: ReportTable = {
    kind: 'table',
    name: '各城市、媒体与周的曝光',
    columns: [
      { title: '城市 · 媒体', width: 1.6 },
      ...weeks.map((week) => ({ title: `第 ${week} 周`, width: 1, align: 'right' as const })),
    ],
    rows: groups.slice(0, mostRows).map(([name, cells]) => [
      name,
      ...weeks.map((week) => {
        const cell = cells.find((one) => one.week === week);
        return cell === undefined ? none : text(cell);
      }),
    ]),
  };
  const [most] = groups;
  return {
    title: `${most[0]}的曝光最多，占计划的 ${shareText(sum(most[1].map(({ plannedImpressions }) => plannedImpressions)) / sum(shown.map(({ plannedImpressions }) => plannedImpressions)))}`,
    blocks: [
      table,
      {
        kind: 'text',
        paragraphs: ['格内为按上刊记录测算的曝光与占计划的比例；到达不可相加，仅在合计处显示。'],
      },
    ],
    reason: null,
  };
}

function loss({ loss: { total } }: BoardFacts): Made {
  const { plannedImpressions: planned, actualImpressions: actual } = total;
  if (planned === null || actual === null) return nothing('欠量分解', '没有计划或执行的曝光数字');
  const parts = [
    ...total.causes.map(({ cause, impressions }) => ({
      name: causeNames[cause] ?? cause,
      value: impressions ?? 0,
    })),
    { name: '样本不足的点位（合并）', value: total.merged },
  ].filter(({ value }) => Math.abs(value) >= 0.5);
  const worst = parts
    .filter(({ name, value }) => value > 0 && name !== causeNames['upcoming'])
    .toSorted((a, b) => b.value - a.value)[0];
  return {
    title:
      worst === undefined
        ? '没有因执行损失的曝光'
        : `${worst.name}损失最多，${countText(worst.value)} 人次，占计划的 ${shareText(worst.value / planned)}`,
    blocks: [
      chart({
        form: 'column',
        title: '从计划到执行的曝光',
        categoryName: '原因',
        valueName: '曝光（人次，损失为负）',
        categories: ['计划', ...parts.map(({ name }) => name), '按上刊记录测算'],
        series: [
          { name: '曝光', meaning: 'other', values: [planned, ...parts.map(({ value }) => -value), actual] },
        ],
        unit: 'count',
      }),
    ],
    reason: null,
  };
}

function reachAtLeast({ reachAtLeast: rows }: BoardFacts): Made {
  if (rows.length === 0) return nothing('N+ 计划与执行', '没有可以展示的到达数字');
  const [, , three = rows[rows.length - 1]] = rows;
  return {
    title: `${three.k}+ 到达率计划 ${shareText(three.plannedShare)}，执行 ${shareText(three.actualShare)}`,
    blocks: [
      chart({
        form: 'column',
        title: '至少接触 N 次的目标人群',
        categoryName: 'N',
        valueName: '占目标人群',
        categories: rows.map(({ k }) => `${k}+`),
        series: planAndRun(
          rows.map((row) => row.plannedShare),
          rows.map((row) => row.actualShare),
        ),
        unit: 'share',
      }),
    ],
    reason: null,
  };
}

function buildUp({ entirety: { weeks } }: BoardFacts): Made {
  if (weeks.length === 0) return nothing('周累计到达', '没有可以展示的到达数字');
  const last = weeks.findLast(({ actualShare }) => actualShare !== null);
  return {
    title:
      last === undefined
        ? `计划到第 ${weeks.length} 周到达 ${shareText(weeks[weeks.length - 1].plannedShare)}`
        : `到第 ${last.week} 周累计到达 ${shareText(last.actualShare)}，计划 ${shareText(last.plannedShare)}`,
    blocks: [
      chart({
        form: 'line',
        title: '按周累计的到达率',
        categoryName: '周',
        valueName: '占目标人群',
        categories: weeks.map(({ week, isAfter }) => (isAfter ? '补刊后' : `第 ${week} 周`)),
        series: planAndRun(
          weeks.map((row) => row.plannedShare),
          weeks.map((row) => row.actualShare),
        ),
        unit: 'share',
      }),
    ],
    reason: null,
  };
}

const makers: Readonly<
  Record<string, { readonly name: string; readonly make: (facts: BoardFacts) => Made }>
> = {
  'cube-heat': { name: '城市 × 媒体 × 周', make: cubeHeat },
  loss: { name: '欠量分解', make: loss },
  'reach-at-least': { name: 'N+ 计划与执行', make: reachAtLeast },
  'build-up': { name: '周累计到达', make: buildUp },
  'contact-classes': { name: '频次与到访', make: contactClasses },
  'cost-steps': { name: '千人成本的变化', make: costs },
  overlap: { name: '媒体重合度', make: overlap },
  cities: { name: '分城市到达', make: (facts) => margins(facts, 'city') },
  media: { name: '分媒体到达', make: (facts) => margins(facts, 'medium') },
  days: { name: '逐日曝光', make: days },
};

/** A card of a board with its figures. Throws RangeError for a card that there is not. */
export function boardCardOf(card: string, facts: BoardFacts): BoardCard {
  const own = formulaOfCard(card);
  if (own !== null) return { card, name: own.name, ...formulaCard(own, facts) };
  const maker = makers[card];
  if (maker === undefined) throw new RangeError(`there is no card ${card}`);
  return { card, name: maker.name, ...maker.make(facts) };
}

/** Pages of a deck: those of the cards that have figures, a page each, with what is missing named at the end. */
export function boardPages(cards: readonly string[], facts: BoardFacts): ReportPage[] {
  const made = cards.map((card) => boardCardOf(card, facts));
  const page = (pageId: string, title: string, blocks: ReportPage['blocks']): ReportPage => ({
    pageId,
    section: 'board',
    title,
    blocks,
    source: facts.source,
  });
  const missing = made.filter(({ reason }) => reason !== null);
  return [
    ...made.flatMap(({ reason, title, blocks }, i) =>
      reason === null ? [page(`card-${i}`, title, blocks)] : [],
    ),
    ...(missing.length === 0
      ? []
      : [
          page('missing', '以下卡片因数据不足未生成', [
            { kind: 'text', paragraphs: missing.map(({ name, reason }) => `${name}：${reason}`) },
          ]),
        ]),
  ];
}
