import { chart, mostRows, nothing, planAndRun, sum, type Made } from './board-card-parts.ts';
import { costSteps } from './board-losses.ts';
import type { BoardFacts } from './effect-board-facts.ts';
import type { ReportTable } from './report-page.ts';
import { figureText, intervalText, none, peopleText, shareText, yuanText } from './report-text.ts';

const contactsText = (from: number, to: number | null): string =>
  to === null ? `${from} 次以上` : from === to ? `${from} 次` : `${from}–${to} 次`;

const points = (value: number | null): string =>
  value === null ? none : `${(value * 100).toFixed(2)} 个百分点`;

export function contactClasses({ behaviour: { classes, outcomes } }: BoardFacts): Made {
  if (classes.length === 0) return nothing('频次与到访', '接触到广告的样本不足');
  const measured = outcomes.filter(({ uplift }) => uplift.value !== null);
  const [first] = measured;
  return {
    title:
      first === undefined
        ? `${shareText(classes[0].share)} 的目标人群没有接触；到访与搜索没有可以下结论的数据`
        : `接触人群的${first.kind === 'visit' ? '到访' : '搜索'}比对照多 ${points(first.uplift.value)}（${intervalText(first.uplift, points)}）`,
    blocks: [
      chart({
        form: 'column',
        title: '目标人群按接触次数',
        categoryName: '接触次数',
        valueName: '占目标人群',
        categories: classes.map(({ from, to }) => contactsText(from, to)),
        series: [{ name: '按上刊记录测算', meaning: 'as-run', values: classes.map(({ share }) => share) }],
        unit: 'share',
      }),
      {
        kind: 'table',
        name: '到访与搜索',
        columns: [
          { title: '结果', width: 1 },
          { title: '增量（95% 区间）', width: 3 },
        ],
        rows: outcomes.map(({ kind, cityName, uplift, reason }) => [
          `${kind === 'visit' ? '到访' : '搜索'}${cityName === null ? '' : ` · ${cityName}`}`,
          uplift.value === null ? reason : `${points(uplift.value)}（${intervalText(uplift, points)}）`,
        ]),
      },
    ],
    reason: null,
  };
}

export function costs(facts: BoardFacts): Made {
  const steps = costSteps(facts);
  if (steps.length === 0) return nothing('千人成本的变化', '没有计划或执行的千人成本');
  const [first, last] = [steps[0], steps[steps.length - 1]];
  return {
    title: `千人成本从同期计划的 ${yuanText(first.cpmFen)} 到执行的 ${yuanText(last.cpmFen)}`,
    blocks: [
      chart({
        form: 'column',
        title: '逐项计入损失后的千人成本',
        categoryName: '计入',
        valueName: '千人成本（元）',
        categories: steps.map(({ name }) => name),
        series: [
          {
            name: '千人成本（元）',
            meaning: 'other',
            values: steps.map(({ cpmFen }) => Math.round(cpmFen) / 100),
          },
        ],
        unit: 'count',
      }),
    ],
    reason: null,
  };
}

export function overlap({ cube: { margins } }: BoardFacts): Made {
  const whole = margins.find(({ of }) => of === 'all');
  const media = margins.filter(({ of, actualReach }) => of === 'medium' && actualReach.value !== null);
  const all = whole?.actualReach.value ?? null;
  if (whole === undefined || all === null || all === 0 || media.length === 0)
    return nothing('媒体重合度', '没有可以展示的分媒体到达');
  const added = sum(media.map(({ actualReach }) => actualReach.value));
  const isHidden = margins.some(({ of, actualReach }) => of === 'medium' && actualReach.value === null);
  return {
    title:
      media.length === 1
        ? `只有${media[0].name}一种媒体有到达数字，没有重合`
        : `被触达的人平均被 ${(added / all).toFixed(2)} 种媒体触达`,
    blocks: [
      {
        kind: 'kpis',
        items: [
          {
            label: '各媒体触达之和',
            value: peopleText(added),
            note: isHidden ? '不含样本不足的媒体' : '同一人计多次',
          },
          { label: '去重触达', value: peopleText(all), note: intervalText(whole.actualReach, peopleText) },
          { label: '重合', value: shareText(Math.max(0, 1 - all / added)), note: '1 − 去重触达 ÷ 之和' },
        ],
      },
      reachTable('各媒体的触达', '媒体', [...media, whole]),
    ],
    reason: null,
  };
}

function reachTable(name: string, head: string, rows: BoardFacts['cube']['margins']): ReportTable {
  const cell = { width: 1.2, align: 'right' as const };
  return {
    kind: 'table',
    name,
    columns: [
      { title: head, width: 1.2 },
      { title: '计划触达', ...cell },
      { title: '执行触达', ...cell },
      { title: '计划到达率', ...cell },
      { title: '执行到达率', ...cell },
    ],
    rows: rows.map((row) => [
      row.of === 'all' ? '合计（去重）' : row.name,
      figureText(row.plannedReach, peopleText),
      figureText(row.actualReach, peopleText),
      figureText(row.plannedReachShare, shareText),
      figureText(row.actualReachShare, shareText),
    ]),
    hasTotal: rows.at(-1)?.of === 'all',
  };
}

export function margins(facts: BoardFacts, of: 'city' | 'medium'): Made {
  const head = of === 'city' ? '城市' : '媒体';
  const rows = facts.cube.margins
    .filter((row) => row.of === of)
    .toSorted((a, b) => (b.actualReach.value ?? -1) - (a.actualReach.value ?? -1));
  const [first] = rows;
  if (first?.actualReach.value == null) return nothing(`分${head}到达`, `没有可以展示的分${head}到达`);
  const whole = facts.cube.margins.filter((row) => row.of === 'all');
  return {
    title: `${first.name}触达最多，${peopleText(first.actualReach.value)}，到达率 ${shareText(first.actualReachShare.value)}`,
    blocks: [reachTable(`分${head}到达`, head, [...rows.slice(0, mostRows), ...whole])],
    reason: null,
  };
}

export function days({ entirety: { days: rows, comparison } }: BoardFacts): Made {
  if (rows.length === 0) return nothing('逐日曝光', '没有可以展示的曝光数字');
  return {
    title: `截至目前完成同期计划的 ${shareText(comparison.toDateRate)}`,
    blocks: [
      chart({
        form: 'line',
        title: '逐日曝光',
        categoryName: '日期',
        valueName: '曝光（人次）',
        categories: rows.map(({ date }) => date.slice(5)),
        series: planAndRun(
          rows.map((row) => row.planned),
          rows.map((row) => row.actual),
        ),
        unit: 'count',
      }),
    ],
    reason: null,
  };
}
