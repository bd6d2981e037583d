import type { ClosingFacts, GoalLine } from './closing-report-facts.ts';
import { kpis, table, text, type ClosingPage } from './closing-report-page.ts';
import { asRun, reasonOf, right } from './report-frame.ts';
import {
  contactsText,
  countText,
  figureText,
  intervalText,
  moneyText,
  none,
  peopleText,
  shareText,
  timesText,
  yuanText,
} from './report-text.ts';

const goalNames = { brand: '品牌认知', launch: '新品上市', store: '促销到店', region: '区域渗透' } as const;

const namesOf = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 6).join('、')}等 ${names.length} 个` : names.join('、');
const cityNames = ({ effect }: ClosingFacts): string =>
  namesOf(effect.order.cities.map(({ cityName }) => cityName));

export function cover(facts: ClosingFacts): ClosingPage {
  const { brandName, productName, name, startDate, endDate } = facts.effect.order;
  return {
    title: name,
    isCover: true,
    blocks: [
      text([
        [brandName, productName].filter((one) => one !== null).join(' · '),
        `${startDate} 至 ${endDate}`,
        cityNames(facts),
      ]),
    ],
  };
}

export const metricTexts: Readonly<
  Record<GoalLine['metric'] | 'reach', { name: string; text: (value: number | null) => string }>
> = {
  reachShare: { name: 'TA 到达率', text: shareText },
  frequency: { name: '平均频次', text: (value) => (value === null ? none : `${timesText(value)} 次`) },
  reach: { name: 'TA 触达人数', text: peopleText },
  impressions: { name: '曝光', text: contactsText },
  cpmFen: { name: 'CPM（每千次曝光花费）', text: yuanText },
};

const agreed = (goals: readonly GoalLine[]): string[] =>
  goals.flatMap(({ metric, target }) =>
    target === null
      ? []
      : [
          `${metricTexts[metric].name} ${metric === 'cpmFen' ? '不高于' : '不低于'} ${metricTexts[metric].text(target)}`,
        ],
  );

export function review(facts: ClosingFacts): ClosingPage {
  const { order } = facts.effect;
  const { campaignDays } = facts.whole;
  const set = agreed(facts.goals.rows);
  return {
    title: `${order.cities.length} 个城市、${order.media.length} 类媒体、${campaignDays} 天，面向${order.audienceSentence}`,
    blocks: [
      kpis(
        ['营销目标', goalNames[order.goal], set.length === 0 ? '未约定指标' : `约定 ${set.length} 项指标`],
        ['投放金额', moneyText(order.netFen), '全程，含全部城市与媒体'],
        ['投放天数', `${campaignDays} 天`, `${order.startDate} 至 ${order.endDate}`],
        [
          '投放数量',
          `${countText(facts.whole.postings.plannedUnits)} 面/辆`,
          namesOf(order.media.map(({ name }) => name)),
        ],
      ),
      table(
        '项目回顾',
        [
          ['项目', 1],
          ['内容', 5],
        ],
        [
          ['品牌', [order.brandName, order.productName].filter((one) => one !== null).join(' · ')],
          ['目标人群', order.audienceSentence],
          ['城市', cityNames(facts)],
          ['媒体', order.media.map(({ name }) => name).join('、')],
          ['约定目标', set.length === 0 ? '订单没有约定到达率、频次、曝光或 CPM' : set.join('；')],
        ],
      ),
    ],
  };
}

/** Text longer than this does not stand large on a page. */
const largeText = 150;

/** What was reached, and how many of the goals were: what a client passes on. */
function headline({ whole, goals: { rows } }: ClosingFacts): string {
  const { reach, reachShare, frequency } = whole.comparison.actual;
  const set = rows.filter(({ target }) => target !== null);
  const goalsMet = set.length === 0 ? '' : `；约定目标 ${set.length} 项：${verdict(set)}`;
  if (reach.value === null || reachShare.value === null) return `核心结论${goalsMet}`;
  const often = frequency.value === null ? '' : `，平均 ${timesText(frequency.value)} 次`;
  return `触达目标人群 ${peopleText(reach.value)}（${shareText(reachShare.value)}）${often}${goalsMet}`;
}

export function conclusion(facts: ClosingFacts): ClosingPage {
  const { effect, whole } = facts;
  const [newest] = effect.conclusions;
  const lines = newest?.text.split('\n').filter((line) => line.trim() !== '') ?? effect.draft;
  if (lines.length === 0) return `还没有写结论，数据也不足以草拟：${reasonOf(effect.scope)}`;
  const isLarge = lines.join('').length <= largeText && lines.length <= 5;
  if (newest === undefined)
    return { title: '结论未确认：以下为系统按数据草拟', blocks: [text(lines, isLarge)] };
  const { authorName, createdAt, version } = newest;
  return {
    title: headline(facts),
    blocks: [
      kpis(
        ['投放金额', moneyText(effect.order.netFen), '全程，含全部城市与媒体'],
        ['上刊率', shareText(whole.postings.postingRate), '已上刊 ÷ 计划'],
        ['准时率', shareText(whole.postings.onTimeRate), '按日上刊 ÷ 到期'],
        ['曝光完成率', shareText(whole.comparison.completionRate), `${asRun} ÷ 计划`],
      ),
      text([...lines, `结论由 ${authorName} 于 ${dayOf(createdAt)} 确认（第 ${version} 版）`], isLarge),
    ],
  };
}

/** The day in China. */
const dayOf = (moment: string): string =>
  new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 10);

export const gradeNames = { met: '达成', partly: '部分达成', missed: '未达成', open: '进行中' } as const;

function verdict(goals: readonly GoalLine[]): string {
  const graded = goals.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  const counts = (['met', 'partly', 'missed', 'open'] as const).flatMap((grade) => {
    const own = graded.filter((one) => one === grade).length;
    return own === 0 ? [] : [`${gradeNames[grade]} ${own} 项`];
  });
  return counts.length === 0 ? '约定的目标尚无数字可以评级' : counts.join('，');
}

export function goals({ goals: { rows }, whole, thirdParty, effect }: ClosingFacts): ClosingPage {
  const { planned, actual, completionRate } = whole.comparison;
  if (actual.reachShare.value === null) return reasonOf(effect.scope);
  const set = rows.filter(({ target }) => target !== null);
  const reported = (metric: string) => thirdParty.figures.find((figure) => figure.metric === metric)?.value;
  return {
    title:
      set.length === 0
        ? `订单没有约定指标；TA 到达率 ${shareText(actual.reachShare.value)}，计划 ${shareText(planned.reachShare.value)}`
        : `约定目标 ${set.length} 项：${verdict(set)}`,
    blocks: [
      kpis(
        [
          'TA 到达率',
          figureText(actual.reachShare, shareText),
          intervalText(actual.reachShare, shareText) || `计划 ${shareText(planned.reachShare.value)}`,
        ],
        [
          'TA 触达人数',
          figureText(actual.reach, peopleText),
          `计划 ${figureText(planned.reach, peopleText)}`,
        ],
        [
          '平均频次',
          figureText(actual.frequency, timesText),
          `计划 ${figureText(planned.frequency, timesText)}`,
        ],
        ['曝光完成率', shareText(completionRate), `${asRun} ÷ 计划`],
      ),
      table(
        '目标达成',
        [
          ['指标', 1.6],
          ['约定目标', 1, right],
          ['计划', 1, right],
          [asRun, 1.2, right],
          ['第三方', 1, right],
          ['评级', 0.9, right],
        ],
        rows.map(({ metric, target, planned: plan, actual: run, grade }) => {
          const own = metricTexts[metric];
          return [
            own.name,
            target === null ? '未约定' : own.text(target),
            own.text(plan),
            own.text(run),
            own.text(reported(metric) ?? null),
            target === null ? none : grade === null ? '数据不足' : gradeNames[grade],
          ];
        }),
      ),
    ],
  };
}
