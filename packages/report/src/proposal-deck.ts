import {
  countText,
  coverSlide,
  deckOf,
  exactMoney,
  factSlides,
  ink,
  moneyText,
  pageArea,
  percentText,
  readingSlides,
  sourceLine,
  tableSlides,
  textBox,
  tiles,
} from './deck-pages.ts';
import { costSlide, partsBy, partsSlides, quotedSource, rightHalf, type Part } from './proposal-cost.ts';
import { writePresentation } from './presentation-writer.ts';
import type { DocumentMetric, LabelledValue, PlanDocument } from './plan-document.ts';
import type { SlideDraft } from './slide-draft.ts';

/** Effect of a city's media on its audience. */
export interface CityEffect {
  readonly cityName: string;
  readonly metrics: readonly DocumentMetric[];
  /** Share of the audience with at least k contacts. */
  readonly reachAtLeast: readonly { readonly k: number; readonly share: number }[];
  readonly weeklyReach: readonly { readonly week: number; readonly share: number }[];
  /** 口径 in one sentence. */
  readonly basis: string;
}

export interface ProposalDocument {
  readonly plan: PlanDocument;
  /** The brief: goal, audience, wishes. */
  readonly demands: readonly LabelledValue[];
  readonly effects: readonly CityEffect[];
  /** Cities and media without an estimate, with the reason. */
  readonly unmeasured: readonly LabelledValue[];
  /** Services in addition to the media; not included in the sums. */
  readonly services: readonly { readonly name: string; readonly amountFen: number }[];
}

/** Maximum number of lines in a proposal; the schedule has all. */
const maxListed = 200;

/** Figures of a city with its N+ chart; then the growth of its reach, if longer than a week. */
function effectSlides(effect: CityEffect): SlideDraft[] {
  const { cityName, metrics, reachAtLeast, weeklyReach, basis } = effect;
  const valueOf = (name: string) =>
    metrics.find((metric) => metric.name.endsWith(` · ${name}`))?.value ?? '—';
  const columns = [
    { title: '指标', width: 190 },
    { title: '数值', width: 110, align: 'right' },
    { title: '95% 区间', width: 140, align: 'right' },
  ] as const;
  const prefix = `${cityName} · `;
  const rows = metrics.map((metric) => [
    metric.name.replace(prefix, ''),
    metric.value,
    (metric.interval ?? '—').replace('（95%）', ''),
  ]);
  const first: SlideDraft = {
    title: `${cityName}：预计到达率 ${valueOf('TA 到达率')}，平均频次 ${valueOf('平均频次')}`,
    elements: [
      { kind: 'table', x: pageArea.x, y: pageArea.y, name: `${cityName}预估效果`, columns, rows, size: 11 },
      ...(reachAtLeast.length === 0
        ? []
        : [
            {
              kind: 'chart',
              form: 'column',
              ...rightHalf,
              title: '至少接触 N 次的 TA 占比',
              categories: reachAtLeast.map(({ k }) => `${k}+`),
              series: [{ name: '占 TA', values: reachAtLeast.map(({ share }) => share), color: ink.brand }],
              numberFormat: '0.0%',
            } as const,
          ]),
      sourceLine(basis),
    ],
  };
  if (weeklyReach.length < 2) return [first];
  const last = weeklyReach.at(-1)!;
  const growth: SlideDraft = {
    title: `${cityName}：第 ${last.week} 周累计到达 ${percentText(last.share)}`,
    elements: [
      {
        kind: 'chart',
        form: 'line',
        ...pageArea,
        title: '逐周累计到达率（TA）',
        categories: weeklyReach.map(({ week }) => `第 ${week} 周`),
        series: [{ name: '累计到达率', values: weeklyReach.map(({ share }) => share), color: ink.brand }],
        numberFormat: '0.0%',
      },
      sourceLine(`${basis}；样本测一周，后续各周按每人重复该周计`),
    ],
  };
  return [first, growth];
}

function listSlides({ lines }: PlanDocument): SlideDraft[] {
  const shown = lines.slice(0, maxListed);
  const left = lines.length - shown.length;
  return tableSlides({
    title: `媒体清单：${countText(lines.length)} 行`,
    name: '媒体清单',
    columns: [
      { title: '序号', width: 40, align: 'center' },
      { title: '城市', width: 66 },
      { title: '媒体形式', width: 140 },
      { title: '线路/点位', width: 220 },
      { title: '等级', width: 44, align: 'center' },
      { title: '数量', width: 50, align: 'right' },
      { title: '刊期', width: 150, align: 'center' },
      { title: '净价(元)', width: 96, align: 'right' },
      { title: '锁位', width: 74, align: 'center' },
    ],
    rows: shown.map((line, i) => [
      String(i + 1),
      line.cityName,
      `${line.medium} ${line.form}`,
      line.lineName,
      line.lineLevel,
      `${line.vehicles}${line.unit}`,
      line.flightSegments
        .map(({ startDate, endDate }) => `${startDate.slice(2)} 至 ${endDate.slice(2)}`)
        .join('；'),
      exactMoney(line.amounts.netFen),
      line.holdState,
    ]),
    source: left > 0 ? `另有 ${left} 行见排期表；${quotedSource}` : quotedSource,
    size: 9,
  });
}

/** Three key messages, each with figures from the following pages. */
function conclusions(
  { plan, effects }: ProposalDocument,
  cities: readonly Part[],
  media: readonly Part[],
): string[] {
  const { totals, brief } = plan;
  const spent = totals.netFen + totals.productionFen;
  const budget =
    brief.budgetFen === null ? '' : `，占预算 ${percentText(spent / brief.budgetFen)}（净价与制作安装费）`;
  const leader = media[0];
  const reached = effects.flatMap(({ cityName, metrics }) => {
    const share = metrics.find((metric) => metric.name === `${cityName} · TA 到达率`);
    return share === undefined ? [] : [`${cityName} ${share.value}`];
  });
  return [
    `${cities.length} 个城市、${countText(totals.vehicles)} 个媒体单位，净价 ${moneyText(totals.netFen)}${budget}。`,
    `${leader.name}为主力媒体，占净价 ${percentText(totals.netFen === 0 ? 0 : leader.netFen / totals.netFen)}；净价最高的城市为${cities[0].name}。`,
    reached.length === 0
      ? '本方案媒体暂无逐人接触模型，到达与频次未作预估。'
      : `公交车身预计 TA 到达率：${reached.join('，')}。`,
  ];
}

/**
 * 投放方案: demand, conclusions, cities, media, cost, estimated effect and list, with charts that can be edited.
 *
 * @returns the .pptx file
 */
export function proposalDeck(proposal: ProposalDocument): Promise<Uint8Array> {
  const { plan, demands, effects, unmeasured, services } = proposal;
  const { header, brief, totals, lines } = plan;
  const cities = partsBy(lines, (line) => line.cityName);
  const media = partsBy(lines, (line) => line.medium);
  const discount = totals.rateCardFen === 0 ? '—' : percentText(totals.netFen / totals.rateCardFen);
  const overview: SlideDraft = {
    title: '核心结论',
    elements: [
      ...tiles(
        [
          { label: '净价合计', value: moneyText(totals.netFen), note: `刊例的 ${discount}` },
          { label: '含税合计', value: moneyText(totals.totalFen), note: '含制作、服务与税' },
          { label: '城市', value: String(cities.length), note: brief.cities.slice(0, 4).join('、') },
          { label: '媒体数量', value: countText(totals.vehicles), note: `${countText(lines.length)} 行` },
        ],
        pageArea.y,
      ),
      textBox(
        { x: pageArea.x, y: 210, width: pageArea.width, height: 250 },
        conclusions(proposal, cities, media),
        { size: 18, hasBullets: true },
      ),
      sourceLine(`${quotedSource}；到达与频次的口径见附录`),
    ],
  };
  return writePresentation(
    deckOf(header, '投放方案', [
      coverSlide(header, '投放方案'),
      ...factSlides('投放需求', demands, `来源：订单 ${header.planNumber} 的需求`),
      overview,
      ...partsSlides(`城市分布：${cities[0].name}净价最高`, '城市', cities, totals.netFen),
      ...partsSlides(`媒体组合：${media.length} 种媒体`, '媒体', media, totals.netFen),
      costSlide(plan, services),
      ...effects.flatMap(effectSlides),
      ...(unmeasured.length === 0
        ? []
        : factSlides('未作效果预估的部分', unmeasured, '没有逐人接触模型或数据不足的媒体不计入到达与频次')),
      ...listSlides(plan),
      ...readingSlides(
        header,
        plan.filters,
        plan.metrics,
        effects.map(({ cityName, basis }) => `${cityName}：${basis}`),
      ),
    ]),
  );
}
