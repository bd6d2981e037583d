import type { Defence } from '@ooh/contract/domain/defence';
import type { ChartModel } from '../../chart/chart-model.ts';
import { formatCount, formatShare } from '../../ui/figure/format-figure.ts';

/** N+ of all cities: how many of the audience have at least k contacts. */
export function prepareNPlus({ reachAtLeast }: Pick<Defence, 'reachAtLeast'>): ChartModel | null {
  if (reachAtLeast.length === 0) return null;
  const three = reachAtLeast.find(({ k }) => k === 3);
  return {
    title: '看到几次',
    summary:
      three === undefined
        ? `看到 1 次及以上 ${formatShare(reachAtLeast[0].share)}。`
        : `看到 1 次及以上 ${formatShare(reachAtLeast[0].share)}，3 次及以上 ${formatShare(three.share)}（${formatCount(three.persons)}人）。`,
    kind: 'bars',
    categoryName: '至少看到',
    categories: reachAtLeast.map(({ k }) => `${k}+`),
    valueName: '占目标人群',
    series: [{ name: 'N+ 到达率', meaning: 'forecast', values: reachAtLeast.map(({ share }) => share) }],
    format: (share) => formatShare(share),
  };
}

/** Reach as it builds up over the weeks. */
export function prepareWeeks({ weeks }: Pick<Defence, 'weeks'>): ChartModel | null {
  const last = weeks.at(-1);
  if (last === undefined || weeks.length < 2) return null;
  return {
    title: '逐周累计到达',
    summary: `第 1 周达到 ${formatShare(weeks[0].share)}，第 ${last.week} 周末 ${formatShare(last.share)}。`,
    kind: 'curve',
    categoryName: '周',
    categories: weeks.map(({ week }) => `第 ${week} 周`),
    valueName: '累计到达率',
    series: [{ name: '累计到达率', meaning: 'forecast', values: weeks.map(({ share }) => share) }],
    format: (share) => formatShare(share),
  };
}

/** Reach that several media share, as a share of what the medium reaches alone; null where a part is withheld. */
export function sharedPart({
  aloneShare,
  addedShare,
}: Pick<Defence['media'][number], 'aloneShare' | 'addedShare'>): number | null {
  if (aloneShare.value === null || addedShare.value === null || aloneShare.value <= 0) return null;
  return Math.max(0, 1 - addedShare.value / aloneShare.value);
}

/** The sentence that nobody contradicts: what the proofs of all cities say, once where they say the same. */
export function proofsOf({ cities }: Pick<Defence, 'cities'>): { cityNames: string[]; sentence: string }[] {
  const proved = cities.flatMap(({ cityName, certificate }) =>
    certificate === null ? [] : [{ cityName, certificate }],
  );
  return [...Map.groupBy(proved, ({ certificate }) => certificate)].map(([sentence, own]) => ({
    sentence,
    cityNames: own.map(({ cityName }) => cityName),
  }));
}

/** Where the figures come from: of several cities, as of each of them, whichever the basis names. */
export function sourceOf({ basis, cities }: Pick<Defence, 'basis' | 'cities'>): string {
  if (basis === null) return '';
  const text =
    cities.length === 1
      ? basis.source
      : cities.reduce((source, { cityName }) => source.replaceAll(cityName, '各城市'), basis.source);
  return `${text}${basis.isDemo ? '（演示数据）' : ''}`;
}
