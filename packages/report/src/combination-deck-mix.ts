import type { PageSink } from './bus-report-frame.ts';
import type { CombinationFacts, DeckMix } from './combination-deck-facts.ts';
import { rateOf, right } from './report-frame.ts';
import type { ReportChart } from './report-page.ts';
import { countText, figureText, none, peopleText, shareText, yuanText } from './report-text.ts';

const shownRows = 12;

/** Media of all cities together where a table has no room for each. */
export function mediaOf({ evaluation, lots }: DeckMix) {
  const groups = Map.groupBy(evaluation.media, ({ mediumId }) => mediumId);
  return [...groups.values()]
    .map((own) => ({
      ...own[0],
      quantity: own.reduce((sum, one) => sum + one.quantity, 0),
      netFen: own.reduce((sum, one) => sum + one.netFen, 0),
      isOneCity: own.length === 1,
      lots: lots.filter(({ mediumName }) => mediumName === own[0].mediumName).length,
    }))
    .toSorted((a, b) => b.netFen - a.netFen);
}

export function mixMedia(to: PageSink, { mixes: [mix] }: Pick<CombinationFacts, 'mixes'>): void {
  const media = mediaOf(mix).slice(0, shownRows);
  const whole = mix.evaluation.amounts.netFen;
  const [main] = media;
  to.add(
    'media',
    `${media.length} 种媒体，${main.mediumName}占净价 ${shareText(rateOf(main.netFen, whole))}`,
    [
      {
        kind: 'chart',
        form: 'bar',
        title: '各媒体占净价',
        categoryName: '媒体',
        valueName: '占比',
        categories: media.map(({ mediumName }) => mediumName),
        series: [
          { name: '占净价', meaning: 'plan', values: media.map(({ netFen }) => rateOf(netFen, whole)) },
        ],
        unit: 'share',
      },
      {
        kind: 'table',
        name: '媒体组合',
        columns: [
          { title: '媒体', width: 1.5 },
          { title: '数量', width: 1.1, align: right },
          { title: '净价', width: 1.3, align: right },
          { title: '单独到达', width: 1.1, align: right },
          { title: '净增到达', width: 1.1, align: right },
          { title: 'TA-CPM', width: 1.2, align: right },
        ],
        rows: media.map((medium) => [
          medium.mediumName,
          `${countText(medium.quantity)} ${medium.unit}`,
          yuanText(medium.netFen),
          // Shares of several cities are not added up: each is of its own people.
          medium.isOneCity ? figureText(medium.aloneShare, shareText) : '见分城市',
          medium.isOneCity ? figureText(medium.addedShare, shareText) : '见分城市',
          medium.isOneCity ? yuanText(medium.taCpmFen) : none,
        ]),
      },
    ],
  );
}

export function mixLots(to: PageSink, { mixes: [mix] }: CombinationFacts): void {
  const shown = mix.lots.slice(0, shownRows);
  const rest = mix.lots.length - shown.length;
  to.add('lots', `采购 ${mix.lots.length} 个单元，净价 ${yuanText(mix.evaluation.amounts.netFen)}`, [
    {
      kind: 'table',
      name: '采购单元',
      columns: [
        { title: '城市', width: 1 },
        { title: '媒体 · 形式', width: 2.2 },
        { title: '采购单元', width: 2.6 },
        { title: '数量', width: 1, align: right },
        { title: '净价', width: 1.2, align: right },
      ],
      rows: [
        ...shown.map((lot) => [
          lot.cityName,
          `${lot.mediumName} · ${lot.formName}`,
          lot.name,
          `${countText(lot.quantity)} ${lot.unit}`,
          yuanText(lot.amounts.netFen),
        ]),
        ...(rest > 0 ? [['另有', `${rest} 个单元`, '见采购单元 Excel', '', '']] : []),
      ],
    },
  ]);
}

const lines = (
  mixes: readonly DeckMix[],
  valuesOf: (mix: DeckMix) => readonly number[],
): ReportChart['series'] =>
  mixes.map((mix, i) => ({ name: mix.name, meaning: 'plan', hue: i, values: valuesOf(mix) }));

/** Share of the audience with at least k contacts; null where it is withheld. */
export const shareAtLeast = ({ evaluation }: DeckMix, k: number): number | null =>
  evaluation.reachAtLeast.find((row) => row.k === k)?.share ?? null;

/** N+ curves of combinations; null where all are withheld. */
export function frequencyChart(mixes: readonly DeckMix[]): ReportChart | null {
  const drawn = mixes.filter(({ evaluation }) => evaluation.reachAtLeast.length > 0);
  if (drawn.length === 0) return null;
  return {
    kind: 'chart',
    form: 'line',
    title: 'N+ 到达率（预估）',
    categoryName: '接触次数',
    valueName: '占目标人群',
    categories: drawn[0].evaluation.reachAtLeast.map(({ k }) => `${k}+`),
    series: lines(drawn, (mix) => mix.evaluation.reachAtLeast.map(({ share }) => share)),
    unit: 'share',
  };
}

export function frequencyCurve(to: PageSink, { mixes }: CombinationFacts): void {
  const chart = frequencyChart(mixes);
  if (chart === null) return to.omit('N+ 到达', '样本不足');
  const first = mixes.find(({ evaluation }) => evaluation.reachAtLeast.length > 0) ?? mixes[0];
  return to.add('frequency', `看到 3 次以上的目标人群占 ${shareText(shareAtLeast(first, 3))}`, [chart]);
}

/** Reach by the end of each week; null where all are withheld. */
export function weeksChart(mixes: readonly DeckMix[]): ReportChart | null {
  const drawn = mixes.filter(({ evaluation }) => evaluation.weeks.length > 0);
  if (drawn.length === 0) return null;
  return {
    kind: 'chart',
    form: 'line',
    title: '逐周累积到达率（预估）',
    categoryName: '周',
    valueName: '占目标人群',
    categories: drawn[0].evaluation.weeks.map(({ week }) => `第 ${week} 周`),
    series: lines(drawn, (mix) => mix.evaluation.weeks.map(({ share }) => share)),
    unit: 'share',
  };
}

/** `第 1 周到达 25.8%，8 周累积 45.8%`. */
export function weeksSentence({ evaluation: { weeks } }: DeckMix): string {
  return `第 1 周到达 ${shareText(weeks.at(0)?.share ?? null)}，${weeks.length} 周累积 ${shareText(weeks.at(-1)?.share ?? null)}`;
}

export function weeklyBuild(to: PageSink, { mixes }: CombinationFacts): void {
  const chart = weeksChart(mixes);
  if (chart === null) return to.omit('逐周累积', '样本不足');
  const first = mixes.find(({ evaluation }) => evaluation.weeks.length > 0) ?? mixes[0];
  return to.add('weeks', weeksSentence(first), [chart]);
}

export function mixCities(to: PageSink, { mixes: [{ evaluation }] }: Pick<CombinationFacts, 'mixes'>): void {
  const { cities, media } = evaluation;
  const mainOf = (cityCode: string): string => {
    const own = media.filter((one) => one.cityCode === cityCode).toSorted((a, b) => b.netFen - a.netFen);
    return own.length === 0
      ? none
      : own
          .slice(0, 3)
          .map((one) => `${one.mediumName} ${countText(one.quantity)} ${one.unit}`)
          .join('、');
  };
  to.add('cities', `${cities.length} 个城市，净价合计 ${yuanText(evaluation.amounts.netFen)}`, [
    {
      kind: 'table',
      name: '分城市',
      columns: [
        { title: '城市', width: 1 },
        { title: '净价', width: 1.2, align: right },
        { title: '目标人群', width: 1.2, align: right },
        { title: '到达', width: 1.2, align: right },
        { title: '到达率', width: 1, align: right },
        { title: '主要媒体', width: 3.4 },
      ],
      rows: cities.map((city) => [
        city.cityName,
        yuanText(city.netFen),
        city.reason === null ? figureText(city.taUniverse, peopleText) : city.reason,
        city.reason === null ? figureText(city.reach, peopleText) : none,
        city.reason === null ? figureText(city.reachShare, shareText) : none,
        mainOf(city.cityCode),
      ]),
    },
  ]);
}
