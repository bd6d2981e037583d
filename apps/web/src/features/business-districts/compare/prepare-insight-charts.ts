import { certain } from '@ooh/contract/core/certain';
import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatShare } from '../../../ui/figure/format-figure.ts';

type Statistics = CallOutput<'aoi-draw/aoiStatistics'>;
type Portrait = CallOutput<'aoi-draw/getThroughClearlyData'>;

/** What is known of a chosen business district beside its row. */
export interface DistrictInsight {
  readonly name: string;
  readonly statistics: Statistics;
  /** Of those who come and neither live nor work there. */
  readonly visitors: Portrait;
}

const maxBars = 8;

interface Share {
  readonly name: string;
  /** Null where it is withheld. */
  readonly share: number | null;
}

/** Names by their greatest share among the compared, at most eight. */
function leading(lists: readonly (readonly Share[])[]): string[] {
  const greatest = new Map<string, number>();
  for (const { name, share } of lists.flat())
    greatest.set(name, Math.max(greatest.get(name) ?? 0, share ?? 0));
  return [...greatest]
    .filter(([, share]) => share > 0)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'zh-CN'))
    .slice(0, maxBars)
    .map(([name]) => name);
}

/** 「华强北 餐饮服务最多（32.1%）」 of each. */
const tops = (insights: readonly DistrictInsight[], lists: readonly (readonly Share[])[], word: string) =>
  insights
    .flatMap(({ name }, at) => {
      const top = [...lists[at]].sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
      return top?.share ? [`${name}${word}${top.name}（${formatShare(top.share)}）`] : [];
    })
    .join('，');

interface ShareChart {
  readonly title: string;
  readonly categoryName: string;
  readonly valueName: string;
  /** What joins a district and its leading name in the sentence. */
  readonly word: string;
  readonly categories?: readonly string[];
}

function sharesChart(
  insights: readonly DistrictInsight[],
  listOf: (insight: DistrictInsight) => readonly Share[],
  { title, categoryName, valueName, word, categories }: ShareChart,
): ChartModel {
  const lists = insights.map(listOf);
  const names = categories ?? leading(lists);
  const sentence = tops(insights, lists, word);
  return {
    title,
    summary: sentence === '' ? '样本不足，没有可画的数字。' : `${sentence}。`,
    kind: 'bars',
    categoryName,
    categories: names,
    valueName,
    series: insights.map(({ name }, at) => ({
      name,
      values: names.map((each) => lists[at].find((one) => one.name === each)?.share ?? null),
    })),
    format: asShare,
  };
}

/** People there hour by hour. */
export function prepareHours(insights: readonly DistrictInsight[]): ChartModel {
  const peaks = insights.flatMap(({ name, statistics }) => {
    const known = statistics.hours.filter(({ persons }) => persons.value !== null);
    const peak = known.toSorted(
      (a, b) =>
        certain(b.persons.value, 'people of a known hour') -
        certain(a.persons.value, 'people of a known hour'),
    )[0];
    return peak
      ? [`${name} ${peak.hour}–${peak.hour + 1} 时最多（${formatCount(peak.persons.value)}人）`]
      : [];
  });
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    title: '24 小时客流',
    summary: peaks.length === 0 ? '样本不足，没有可画的数字。' : `${peaks.join('，')}。`,
    kind: 'curve',
    categoryName: '时段',
    categories: hours.map((hour) => `${hour}时`),
    valueName: '在场人数',
    series: insights.map(({ name, statistics }) => ({
      name,
      values: hours.map((at) => statistics.hours.find(({ hour }) => hour === at)?.persons.value ?? null),
    })),
    format: asCount,
  };
}

/** What the points of interest inside are. */
export function prepareFormats(insights: readonly DistrictInsight[]): ChartModel {
  const listOf = ({ statistics: { pois } }: DistrictInsight): Share[] => {
    const total = pois.reduce((sum, { count }) => sum + count, 0);
    return pois.map(({ category, count }) => ({ name: category, share: total > 0 ? count / total : 0 }));
  };
  return sharesChart(insights, listOf, {
    title: '业态结构',
    categoryName: 'POI 大类',
    valueName: '占比',
    word: '最多的是',
  });
}

const plainShare = (name: string, share: Figure): Share => ({ name, share: share.value });

/** Districts in which those who come live. */
export function prepareOrigins(insights: readonly DistrictInsight[]): ChartModel {
  return sharesChart(
    insights,
    ({ visitors }) => visitors.origins.map(({ districtName, share }) => plainShare(districtName, share)),
    { title: '到访者来源地', categoryName: '居住行政区', valueName: '占到访者', word: '多来自' },
  );
}

const spending = '消费水平';

/** How those who come spend. */
export function prepareSpending(insights: readonly DistrictInsight[]): ChartModel {
  const labelsOf = ({ visitors }: DistrictInsight) =>
    visitors.portrait.find(({ dimension }) => dimension === spending)?.labels ?? [];
  return sharesChart(
    insights,
    (insight) => labelsOf(insight).map(({ name, share }) => plainShare(name, share)),
    {
      title: '到访者消费力',
      categoryName: spending,
      valueName: '占到访者',
      word: '最多的是',
      // In the order of the labels: from much to little.
      categories: labelsOf(insights[0]).map(({ name }) => name),
    },
  );
}
