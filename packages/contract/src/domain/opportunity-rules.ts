import type { OpportunityKind } from './opportunity-names.ts';

/** Thresholds of the rules. */
export const opportunityRules = {
  /** Actual ÷ planned impressions to date below which an order is short. */
  shortfallBelow: 0.95,
  /** A unit's TA-CPM against the median of its form in the city, above which it is dear. */
  swapCpmTimes: 2,
  /** Quantile of the added reach of the order's units in the city below which a unit adds little. */
  swapAddedQuantile: 0.2,
  /** How much the price of a replacement may differ. */
  swapPriceShare: 0.15,
  /** Share of the reached with ten contacts or more above which the frequency is too high. */
  shiftOpenShare: 0.2,
  /** The part of the money that adds least, and its reach per yuan against the mean below which it is moved. */
  shiftMoneyShare: 0.1,
  shiftYieldShare: 1 / 3,
  /** Quantile of the audience of the city's areas from which an area counts, and its coverage against the city's. */
  gapAreaQuantile: 0.75,
  gapCoverageShare: 0.5,
  /** Part of the order's money in the city that may be added to close a gap. */
  gapMoneyShare: 0.1,
  /** How many times more people a further yuan reaches in one city than in another. */
  cityYieldTimes: 2,
  /** Share of the reached with one or two contacts above which they are to be met again. */
  retargetFewShare: 0.5,
  /** Part of the order's money in the city that meets them again. */
  retargetMoneyShare: 0.2,
  /** Quantile of the added reach from which a template keeps a unit. */
  templateKeepQuantile: 0.4,
  /** Days that a running order must have left to be changed itself. */
  leastDaysLeft: 7,
} as const;

/** The rules in words. */
export const opportunityRuleTexts: Readonly<Record<OpportunityKind, string>> = {
  shortfall: '截至今日实际曝光 ÷ 应完成曝光 < 95%，且有可用空位补回；费用由媒体方承担',
  swap: '单元 TA-CPM 高于本城同形式中位数的 2 倍，且新增到达低于本单第 20 百分位；替换为同形式、价格 ±15% 的空位',
  shift: '接触 10 次及以上者占已到达人群 20% 以上，且新增最少的 10% 预算每元到达不足平均的 1/3；同等金额转投',
  gap: '行政区的目标人群不少于本城各区的第 75 百分位，计划覆盖率低于全城的 1/2；在该区内增加空位，费用不超过本单该城净价的 10%',
  city: '多投一元新增的到达人数，两城相差 2 倍以上；把低的一城新增最少的约 10% 预算（至多 5 行），以同等金额转投到高的一城',
  retarget:
    '已到达人群中仅接触 1–2 次者超过 50%；生成该人群的人群包，并以不超过本单该城净价 20% 的空位再触达，看 3+ 到达率',
  template: '订单已下刊：保留新增到达不低于第 40 百分位的单元，其余以同形式、价格 ±15% 的空位替换',
};
