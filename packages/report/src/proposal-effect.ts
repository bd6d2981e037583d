import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { shareInPersons } from '@ooh/contract/domain/share-in-persons';
import { ink, pageArea, personsText, sourceLine, textBox } from './deck-pages.ts';
import { shortBasis, type CityEffect, type ProposalDocument } from './proposal-document.ts';
import { rightHalf } from './proposal-cost.ts';
import type { ChartElement, SlideDraft } from './slide-draft.ts';

/** Cities that a chart has a line for. */
const mostLines = 4;
const lineColours = ['2F86EA', '9A5B00', '0F7F45', '626D7A'] as const;

const valueOf = ({ metrics }: CityEffect, name: string): string =>
  metrics.find((metric) => metric.name.endsWith(` · ${name}`))?.value ?? '—';
const shortInterval = (interval: string | null): string => (interval ?? '—').replace('（95%）', '');

function inPersons(share: number): string {
  const { of, persons } = shareInPersons(share);
  return `每 ${of} 位目标顾客约 ${persons} 位`;
}

function oneCityTable(effect: CityEffect): SlideDraft['elements'][number] {
  const prefix = `${effect.cityName} · `;
  return {
    kind: 'table',
    x: pageArea.x,
    y: 90,
    name: `${effect.cityName}预估效果`,
    columns: [
      { title: '指标（预估）', width: 160 },
      { title: '数值', width: 110, align: 'right' },
      { title: '95% 区间', width: 160, align: 'right' },
    ],
    rows: effect.metrics.map(({ name, value, interval }) => [
      name.replace(prefix, ''),
      value,
      shortInterval(interval),
    ]),
    size: 11,
  };
}

function citiesTable(effects: readonly CityEffect[]): SlideDraft['elements'][number] {
  const interval = (effect: CityEffect): string =>
    shortInterval(effect.metrics.find(({ name }) => name.endsWith(' · TA 到达率'))?.interval ?? null);
  return {
    kind: 'table',
    x: pageArea.x,
    y: 90,
    name: '各城市预估效果',
    columns: [
      { title: '城市', width: 74 },
      { title: 'TA 到达率', width: 70, align: 'right' },
      { title: '95% 区间', width: 110, align: 'right' },
      { title: '触达 TA', width: 72, align: 'right' },
      { title: '3+', width: 54, align: 'right' },
      { title: '平均频次', width: 64, align: 'right' },
    ],
    rows: effects
      .slice(0, 12)
      .map((effect) => [
        effect.cityName,
        valueOf(effect, 'TA 到达率'),
        interval(effect),
        effect.reach.value === null ? valueOf(effect, 'TA 触达人数') : personsText(effect.reach.value),
        valueOf(effect, '有效到达率 3+'),
        valueOf(effect, '平均频次'),
      ]),
    size: 11,
  };
}

/** Share of the audience with at least N contacts: bars for one city, a line for each of several. */
function contactsChart(effects: readonly CityEffect[]): ChartElement[] {
  const shown = effects.filter(({ reachAtLeast }) => reachAtLeast.length > 0).slice(0, mostLines);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'chart',
      form: shown.length === 1 ? 'column' : 'line',
      ...rightHalf,
      y: 88,
      title: '至少看到 N 次的目标顾客占比',
      categories: shown[0].reachAtLeast.map(({ k }) => `${k}+`),
      series: shown.map(({ cityName, reachAtLeast }, i) => ({
        name: shown.length === 1 ? '占 TA' : cityName,
        values: reachAtLeast.map(({ share }) => share),
        color: lineColours[i],
      })),
      numberFormat: '0.0%',
    },
  ];
}

/** Reach and frequency with their intervals, and the N+ chart. */
export function reachSlides({ effects }: ProposalDocument): SlideDraft[] {
  const known = effects.filter(({ reachShare }) => reachShare.value !== null);
  if (known.length === 0) return [];
  const best = known.toSorted(
    (a, b) =>
      certain(b.reachShare.value, 'reach of a known city') -
      certain(a.reachShare.value, 'reach of a known city'),
  )[0];
  const share = certain(best.reachShare.value, 'reach of a known city');
  const thrice = best.reachAtLeast.find(({ k }) => k === 3);
  const title =
    known.length === 1
      ? `${inPersons(share)}能看到${thrice === undefined ? '' : `，${percentText(thrice.share)} 看到 3 次以上`}`
      : `${best.cityName}到达率最高，预计 ${percentText(share)}`;
  return [
    {
      title,
      elements: [
        known.length === 1 ? oneCityTable(best) : citiesTable(effects),
        ...contactsChart(effects),
        sourceLine(shortBasis(best)),
      ],
    },
  ];
}

/** Cumulative reach by week; of one city also with habits that vary from week to week. */
export function weeklySlides(effects: readonly CityEffect[]): SlideDraft[] {
  const shown = effects.filter(({ weeklyReach }) => weeklyReach.length > 1).slice(0, mostLines);
  if (shown.length === 0) return [];
  const longest = shown.toSorted((a, b) => b.weeklyReach.length - a.weeklyReach.length)[0];
  const [first] = shown;
  const start = first.weeklyReach[0];
  const last = first.weeklyReach[first.weeklyReach.length - 1];
  const modelled =
    shown.length === 1 && first.weeklyReach.some(({ modelledShare }) => modelledShare !== null);
  const weeks = longest.weeklyReach.map(({ week }) => week);
  const valuesOf = (effect: CityEffect): (number | null)[] =>
    weeks.map((at) => effect.weeklyReach.find(({ week }) => week === at)?.share ?? null);
  const grown = last.share - start.share;
  return [
    {
      title:
        grown < 0.001
          ? `第 1 周即到达 ${percentText(start.share)}，之后重复看到、加深印象`
          : `第 1 周到达 ${percentText(start.share)}，第 ${last.week} 周累计 ${percentText(last.share)}${shown.length > 1 ? `（${first.cityName}）` : ''}`,
      elements: [
        {
          kind: 'chart',
          form: 'line',
          ...pageArea,
          y: 88,
          height: 372,
          title: '逐周累计到达率（TA，预估）',
          categories: weeks.map((week) => `第 ${week} 周`),
          series: [
            ...shown.map((effect, i) => ({
              name: shown.length === 1 ? '累计到达率' : effect.cityName,
              values: valuesOf(effect),
              color: lineColours[i],
            })),
            ...(modelled
              ? [
                  {
                    name: '出行习惯逐周变化时',
                    values: first.weeklyReach.map(({ share, modelledShare }) => modelledShare ?? share),
                    color: ink.reference,
                    isDashed: true,
                  },
                ]
              : []),
          ],
          numberFormat: '0.0%',
        },
        sourceLine(
          `${shortBasis(first)}；样本测一周，实线按每人重复该周计${modelled ? '，虚线为习惯逐周变化时的模型值' : ''}`,
        ),
      ],
    },
  ];
}

/** Cost per thousand and per point beside the published ranges. */
export function efficiencySlides(effects: readonly CityEffect[]): SlideDraft[] {
  const known = effects.filter((effect) => valueOf(effect, '千人成本 CPM') !== '—');
  if (known.length === 0) return [];
  const [first] = known;
  const cost = valueOf(first, '千人成本 CPM');
  const benchmarks = known.flatMap(({ cityName, benchmarks: own }) =>
    own.map((one) => ({ cityName, ...one })),
  );
  return [
    {
      title: `${known.length === 1 ? '' : first.cityName}每千人次可见接触 ${cost}${known.length > 1 ? '，各城市如下' : ''}`,
      elements: [
        {
          kind: 'table',
          x: 40,
          y: 90,
          name: '成本效率',
          columns: [
            { title: '城市', width: 160 },
            { title: '千人成本 CPM', width: 180, align: 'right' },
            { title: 'TA-CPM', width: 180, align: 'right' },
            { title: '每收视点成本 CPRP', width: 180, align: 'right' },
            { title: '毛评点 TRP', width: 180, align: 'right' },
          ],
          rows: known
            .slice(0, 6)
            .map((effect) => [
              effect.cityName,
              valueOf(effect, '千人成本 CPM'),
              valueOf(effect, 'TA-CPM'),
              valueOf(effect, '每收视点成本 CPRP'),
              valueOf(effect, '毛评点 TRP'),
            ]),
          size: 13,
        },
        ...(benchmarks.length === 0
          ? [
              textBox({ x: 40, y: 330, width: 880, height: 30 }, ['暂无可比的行业参照。'], {
                size: 12,
                color: ink.quiet,
              }),
            ]
          : ([
              textBox({ x: 40, y: 288, width: 880, height: 20 }, ['◆ 行业参照（已发表的区间）'], {
                size: 12,
                bold: true,
                color: ink.reference,
              }),
              {
                kind: 'table',
                x: 40,
                y: 312,
                name: '行业参照',
                columns: [
                  { title: '城市', width: 110 },
                  { title: '指标', width: 220 },
                  { title: '本方案', width: 110, align: 'right' },
                  { title: '参照区间', width: 150, align: 'right' },
                  { title: '来源', width: 290 },
                ],
                rows: benchmarks
                  .slice(0, 4)
                  .map(({ cityName, name, value, range, source }) => [cityName, name, value, range, source]),
                size: 10,
              },
            ] as const)),
        sourceLine('CPM = 净价 ÷ 曝光人次 × 1000；TA-CPM 以 TA 曝光计；CPRP = 净价 ÷ TRP；曝光为预估'),
      ],
    },
  ];
}
