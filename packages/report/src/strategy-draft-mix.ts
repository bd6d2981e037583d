import type { Pages } from './bus-report-frame.ts';
import { frontierChart, mixTiles } from './combination-deck-figures.ts';
import {
  frequencyChart,
  mixCities,
  mixMedia,
  shareAtLeast,
  weeksChart,
  weeksSentence,
} from './combination-deck-mix.ts';
import type { DeckBlock } from './deck-page.ts';
import { mixProof } from './mix-proof.ts';
import { right } from './report-frame.ts';
import type { ReportTable } from './report-page.ts';
import { countText, figureText, moneyText, none, shareText, timesText, yuanText } from './report-text.ts';
import type { DraftMix, StrategyDraftFacts } from './strategy-draft-facts.ts';

const points = (share: number): string => `${(Math.abs(share) * 100).toFixed(1)} 个百分点`;

type AimRow = readonly [name: string, aim: string, estimate: string, verdict: string];

/** `达到`, or by how much it falls short; `isMost`: the aim is an upper limit. */
function verdictOf(
  aim: number | null | undefined,
  found: number | null,
  text: (difference: number) => string,
  isMost = false,
): string {
  if (aim === null || aim === undefined) return '未设目标';
  if (found === null) return '样本不足';
  const short = isMost ? found - aim : aim - found;
  return short <= 0 ? '达到' : `${isMost ? '高出' : '差'} ${text(short)}`;
}

/** What is aimed at beside what the chosen combination is estimated to do. */
function aimRows({ aim, budgetFen }: StrategyDraftFacts, chosen: DraftMix | null): AimRow[] {
  const k = aim.k ?? chosen?.k ?? 1;
  const found = chosen?.mix.evaluation;
  const share =
    chosen === null ? null : k === 1 ? (found?.reachShare.value ?? null) : shareAtLeast(chosen.mix, k);
  const row = (name: string, wanted: string, estimate: string, verdict: string): AimRow => [
    name,
    wanted,
    chosen === null ? '未选定组合' : estimate,
    chosen === null ? none : verdict,
  ];
  const times = found?.frequency.value ?? null;
  return [
    row(
      `${k}+ 到达率`,
      shareText(aim.reachShare ?? null),
      share === null ? '样本不足' : shareText(share),
      verdictOf(aim.reachShare, share, points),
    ),
    row(
      '频次',
      timesText(aim.frequency ?? null),
      times === null ? '样本不足' : timesText(times),
      verdictOf(aim.frequency, times, (short) => `${timesText(short)} 次`),
    ),
    row(
      'TA-CPM',
      aim.cpmFen === undefined ? none : `≤ ${yuanText(aim.cpmFen)}`,
      yuanText(found?.taCpmFen ?? null),
      verdictOf(aim.cpmFen, found?.taCpmFen ?? null, yuanText, true),
    ),
    row(
      '预算与含税合计',
      budgetFen === null ? none : moneyText(budgetFen),
      yuanText(found?.amounts.totalFen ?? null),
      verdictOf(budgetFen, found?.amounts.totalFen ?? null, yuanText, true),
    ),
  ];
}

const aimTable = (rows: readonly AimRow[]): ReportTable => ({
  kind: 'table',
  name: '目标与 KPI',
  columns: [
    { title: '指标', width: 1.6 },
    { title: '目标', width: 1.2, align: right },
    { title: '选定组合（预估）', width: 1.4, align: right },
    { title: '结论', width: 1.3, align: right },
  ],
  rows,
});

/** What is aimed at, and whether the chosen combination has it, with what is proved of it. */
export function goalPage(to: Pages<DeckBlock>, facts: StrategyDraftFacts): void {
  const { chosen, goalName } = facts;
  if (typeof chosen === 'string') {
    to.add('goal', `目标与 KPI：${goalName}`, [aimTable(aimRows(facts, null))]);
    return to.omit('选定组合', chosen);
  }
  const { mix, k, budgetFen } = chosen;
  const { reachShare } = mix.evaluation;
  const value = k === 1 ? reachShare.value : shareAtLeast(mix, k);
  const sentence =
    mix.boundShare === null
      ? '未证明理论最高。'
      : mixProof({ budgetFen, k, value, bound: mix.boundShare, reachShare });
  return to.add('goal', `${goalName}：选定「${mix.name}」，到达率 ${shareText(reachShare.value)}`, [
    mixTiles(mix),
    aimTable(aimRows(facts, chosen)),
    {
      kind: 'text',
      paragraphs: [
        sentence,
        ...(mix.boundShare === null ? [] : ['上限由独立程序核对，见组合的最优性证明。']),
      ],
    },
  ]);
}

/** What is bought of each medium, and how reach builds up. */
export function mixPages(to: Pages<DeckBlock>, { chosen }: StrategyDraftFacts): void {
  if (typeof chosen === 'string') return;
  const { mix, frontier } = chosen;
  mixMedia(to, { mixes: [mix] });
  if (mix.evaluation.cities.length > 1) mixCities(to, { mixes: [mix] });
  const curve = frontierChart(frontier);
  if (curve === null) to.omit('预算与到达率曲线', '没有与选定组合同一条件的测算');
  const [atLeast, weeks] = [frequencyChart([mix]), weeksChart([mix])];
  const drawn = [...(curve === null ? [] : [curve]), ...[atLeast, weeks].filter((chart) => chart !== null)];
  if (atLeast === null || weeks === null) to.omit('N+ 与逐周累积', '样本不足');
  if (drawn.length > 0) to.add('curves', weeks === null ? '预算与到达率' : weeksSentence(mix), drawn);
}

/** When what is on: a combination buys all days of the flight. */
export function schedulePage(to: Pages<DeckBlock>, { chosen }: StrategyDraftFacts): void {
  if (typeof chosen === 'string') return to.omit('排期', chosen);
  const { mix, startDate, endDate } = chosen;
  const names = new Map(mix.evaluation.cities.map(({ cityCode, cityName }) => [cityCode, cityName]));
  const media = mix.evaluation.media.toSorted((a, b) => b.netFen - a.netFen);
  const shown = media.slice(0, shownRows);
  const rest = media.slice(shownRows);
  return to.add('schedule', `排期：${startDate} 至 ${endDate}，${media.length} 项媒体同期在刊`, [
    {
      kind: 'table',
      name: '排期',
      columns: [
        { title: '城市', width: 1 },
        { title: '媒体', width: 1.6 },
        { title: '数量', width: 1, align: right },
        { title: '上刊', width: 1.2, align: right },
        { title: '下刊', width: 1.2, align: right },
        { title: '净价', width: 1.2, align: right },
        { title: '单独到达', width: 1, align: right },
        { title: '净增到达', width: 1, align: right },
      ],
      rows: [
        ...shown.map((medium) => [
          names.get(medium.cityCode) ?? medium.cityCode,
          medium.mediumName,
          `${countText(medium.quantity)} ${medium.unit}`,
          startDate,
          endDate,
          yuanText(medium.netFen),
          figureText(medium.aloneShare, shareText),
          figureText(medium.addedShare, shareText),
        ]),
        ...(rest.length === 0
          ? []
          : [
              [
                '另有',
                `${rest.length} 项`,
                '',
                '',
                '',
                yuanText(rest.reduce((sum, { netFen }) => sum + netFen, 0)),
              ],
            ]),
      ],
    },
  ]);
}

const shownRows = 12;
