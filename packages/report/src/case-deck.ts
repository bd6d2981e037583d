import { omittedLine, Pages } from './bus-report-frame.ts';
import { right } from './report-frame.ts';
import type { ReportBlock, ReportPages } from './report-page.ts';
import {
  countText,
  figureText,
  intervalText,
  shareText,
  timesText,
  yuanText,
  type KnownFigure,
} from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';

/** A strategy case as its reader sees it. Money is fen, shares 0..1. */
export interface CaseFacts {
  readonly title: string;
  readonly brandName: string;
  readonly industry: string;
  readonly goal: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly netFen: number;
  readonly rateCardFen: number;
  readonly units: number;
  readonly discount: number | null;
  readonly cities: readonly { readonly cityName: string; readonly netFen: number }[];
  readonly media: readonly { readonly mediumName: string; readonly share: number }[];
  readonly background: string;
  readonly insight: string;
  readonly approach: string;
  readonly lesson: string;
  readonly mix: readonly {
    readonly mediumName: string;
    readonly formName: string;
    readonly unit: string;
    readonly units: number;
    readonly days: number;
    readonly netFen: number;
    readonly share: number;
  }[];
  readonly schedule: readonly {
    readonly mediumName: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly units: number;
  }[];
  readonly hasEffect: boolean;
  readonly effect: {
    readonly orderNo: string;
    readonly reachShare: KnownFigure;
    readonly frequency: KnownFigure;
    readonly cpmFen: number | null;
  } | null;
  readonly note: string;
  readonly isSample: boolean;
}

const shownRows = 12;

const large = (text: string): ReportBlock => ({ kind: 'text', paragraphs: [text], isLarge: true });

function figures(to: Pages, facts: CaseFacts): void {
  const { netFen, rateCardFen, units, cities, discount, media } = facts;
  to.add('figures', `${cities.length} 个城市 ${media.length} 种媒体，净价 ${yuanText(netFen)}`, [
    {
      kind: 'kpis',
      items: [
        { label: '净价', value: yuanText(netFen), note: `刊例 ${yuanText(rateCardFen)}` },
        { label: '折扣', value: shareText(discount), note: '净价 ÷ 刊例' },
        { label: '投放', value: countText(units), note: '面与辆合计' },
        {
          label: '城市',
          value: `${cities.length} 个`,
          note: cities
            .map(({ cityName }) => cityName)
            .slice(0, 3)
            .join('、'),
        },
        { label: '媒体', value: `${media.length} 种`, note: media[0]?.mediumName ?? '' },
      ],
    },
    {
      kind: 'chart',
      form: 'column',
      title: '各城市净价',
      categoryName: '城市',
      valueName: '万元',
      categories: cities.slice(0, shownRows).map(({ cityName }) => cityName),
      series: [
        {
          name: '净价',
          meaning: 'plan',
          values: cities.slice(0, shownRows).map((city) => Math.round(city.netFen / 1_000_000)),
        },
      ],
      unit: 'count',
    },
  ]);
}

function mix(to: Pages, { mix: forms, media, note }: CaseFacts): void {
  const [main] = media;
  to.add('mix', `媒介组合：${main.mediumName}占净价 ${shareText(main.share)}；${note}`, [
    {
      kind: 'chart',
      form: 'bar',
      title: '各媒体占净价',
      categoryName: '媒体',
      valueName: '占比',
      categories: media.map(({ mediumName }) => mediumName),
      series: [{ name: '占净价', meaning: 'plan', values: media.map(({ share }) => share) }],
      unit: 'share',
    },
    {
      kind: 'table',
      name: '媒介组合',
      columns: [
        { title: '媒体 · 形式', width: 2.4 },
        { title: '数量', width: 1, align: right },
        { title: '天数', width: 0.7, align: right },
        { title: '净价', width: 1.2, align: right },
        { title: '占比', width: 0.9, align: right },
      ],
      rows: forms
        .slice(0, shownRows)
        .map((form) => [
          `${form.mediumName} · ${form.formName}`,
          `${countText(form.units)} ${form.unit}`,
          String(form.days),
          yuanText(form.netFen),
          shareText(form.share),
        ]),
    },
  ]);
}

function schedule(to: Pages, { schedule: flights, startDate, endDate }: CaseFacts): void {
  if (flights.length === 0) return to.omit('排期', '没有排期');
  return to.add('schedule', `排期：${startDate} 至 ${endDate}`, [
    {
      kind: 'table',
      name: '排期',
      columns: [
        { title: '媒体', width: 2 },
        { title: '上刊', width: 1.4 },
        { title: '下刊', width: 1.4 },
        { title: '面与辆', width: 1, align: right },
      ],
      rows: flights
        .slice(0, shownRows)
        .map((flight) => [flight.mediumName, flight.startDate, flight.endDate, countText(flight.units)]),
    },
  ]);
}

function effect(to: Pages, { effect: measured, hasEffect }: CaseFacts): void {
  if (measured === null)
    return to.omit('效果', hasEffect ? '效果数据不足，或不在您的权限内' : '没有评估过的订单');
  const { reachShare, frequency, cpmFen, orderNo } = measured;
  return to.add('effect', `到达 ${figureText(reachShare, shareText)} 的目标人群（按上刊记录测算）`, [
    {
      kind: 'kpis',
      items: [
        {
          label: '到达率',
          value: figureText(reachShare, shareText),
          note: intervalText(reachShare, shareText),
        },
        { label: '频次', value: figureText(frequency, timesText), note: intervalText(frequency, timesText) },
        { label: 'CPM', value: yuanText(cpmFen), note: '净价 ÷ 曝光 × 1000' },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        `订单 ${orderNo} 的效果评估，按上刊登记用接触模型测算，不是实地测量；只含有权限的城市与媒体。`,
      ],
    },
  ]);
}

/** 案例: eight pages from the facts of a case to its lesson. */
export function casePages(facts: CaseFacts): ReportPages {
  const { title, brandName, industry, goal, startDate, endDate, cities, isSample } = facts;
  const source = `媒介策略库案例；${facts.note}${isSample ? '；演示数据' : ''}`;
  const to = new Pages({ section: 'strategy', prefix: 'case', source });
  figures(to, facts);
  to.add('background', `背景：${industry}，${goal}`, [large(facts.background)]);
  to.add('approach', '洞察与策略', [large(`洞察：${facts.insight}`), large(`策略：${facts.approach}`)]);
  mix(to, facts);
  schedule(to, facts);
  effect(to, facts);
  to.add('lesson', '启示', [
    large(facts.lesson),
    ...(to.omitted.length === 0 ? [] : [{ kind: 'text' as const, paragraphs: omittedLine(to.omitted) }]),
  ]);
  const names = cities.map(({ cityName }) => cityName).join('、');
  const cover = strategyCover(
    title,
    [brandName, `${industry} · ${goal}`, names, `${startDate} 至 ${endDate}`],
    source,
  );
  return { pages: [cover, ...to.pages], omitted: to.omitted };
}
