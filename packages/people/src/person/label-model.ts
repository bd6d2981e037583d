/**
 * How labels depend on a person: a declared logistic model per label, logit(p) = logit(base) + Σ effect · trait.
 * Bases and effects are our estimates in the range of public consumer surveys, not measurements.
 */
import { labelId } from '@ooh/reference/labels';

/** Traits of a person, each with mean about 0 and standard deviation about 1 in the city. */
export interface Traits {
  /** 0 or 1. */
  readonly female: number;
  /** > 0 younger than 36–45. */
  readonly youth: number;
  readonly income: number;
  /** 1 if a child lives at home. */
  readonly parent: number;
  /** How central and shop-rich the home and work cells are, −1..1. */
  readonly central: number;
}

/** [label, base share, female, youth, income, parent, central]. */
export type LabelRow = readonly [number, number, number, number, number, number, number];

const { firstIntent, firstInterest, firstHabit, firstOnline, firstOutdoor, firstVisited } = labelId;

export const multiLabelRows: readonly LabelRow[] = [
  // 近期计划: 购房, 购车, 装修, 求职 (备婚 and 备孕 follow from life stage).
  [firstIntent + 2, 0.06, 0, 0.2, 0.7, 0.3, 0],
  [firstIntent + 3, 0.08, -0.4, 0.2, 0.6, 0.3, 0],
  [firstIntent + 4, 0.05, 0.1, 0, 0.6, 0.4, 0],
  [firstIntent + 5, 0.12, 0, 0.7, -0.3, -0.3, 0],
  // 兴趣: 美食 美妆 时尚 健身 跑步骑行 露营 旅游 数码 手游 二次元 音乐 影视.
  [firstInterest, 0.52, 0.2, 0.2, 0.1, 0, 0.2],
  [firstInterest + 1, 0.2, 2.2, 0.5, 0.3, -0.1, 0.2],
  [firstInterest + 2, 0.22, 1.3, 0.6, 0.4, -0.1, 0.3],
  [firstInterest + 3, 0.24, -0.2, 0.4, 0.4, -0.2, 0.2],
  [firstInterest + 4, 0.18, -0.4, 0.1, 0.3, 0, 0],
  [firstInterest + 5, 0.13, 0, 0.3, 0.4, 0.4, 0],
  [firstInterest + 6, 0.35, 0.2, 0.2, 0.5, 0, 0.1],
  [firstInterest + 7, 0.25, -1.2, 0.5, 0.4, -0.1, 0.1],
  [firstInterest + 8, 0.33, -0.6, 0.9, -0.2, -0.2, 0],
  [firstInterest + 9, 0.14, 0, 1.3, -0.1, -0.5, 0],
  [firstInterest + 10, 0.19, 0.2, 0.8, 0.2, -0.4, 0.2],
  [firstInterest + 11, 0.42, 0.2, 0.3, 0, -0.1, 0],
  // 宠物 母婴 家居 汽车 理财 教育 养生 阅读 摄影 咖啡茶饮.
  [firstInterest + 12, 0.15, 0.5, 0.5, 0.2, -0.3, 0.1],
  [firstInterest + 13, 0.09, 0.9, 0.3, 0.1, 2.2, 0],
  [firstInterest + 14, 0.16, 0.5, -0.1, 0.4, 0.5, 0],
  [firstInterest + 15, 0.2, -1.4, 0.1, 0.5, 0.2, 0],
  [firstInterest + 16, 0.2, -0.3, -0.1, 0.9, 0.1, 0.2],
  [firstInterest + 17, 0.18, 0.3, 0.2, 0.3, 1.1, 0],
  [firstInterest + 18, 0.25, 0.3, -0.8, 0.1, 0.2, 0],
  [firstInterest + 19, 0.18, 0.2, 0, 0.4, 0.1, 0.1],
  [firstInterest + 20, 0.1, 0, 0.3, 0.4, 0, 0.1],
  [firstInterest + 21, 0.3, 0.5, 0.7, 0.4, -0.2, 0.4],
  // 出行习惯: 网约车, 出差 (常乘公交 and 常乘地铁 follow from the mode).
  [firstHabit + 2, 0.22, 0.1, 0.4, 0.5, 0, 0.3],
  [firstHabit + 3, 0.08, -0.4, 0.1, 1, 0, 0.2],
  // 线上媒体: 短视频 长视频 社交 新闻 音频 直播 电商.
  [firstOnline, 0.78, 0, 0.2, -0.2, 0, 0],
  [firstOnline + 1, 0.45, 0.1, 0.5, 0.1, 0, 0],
  [firstOnline + 2, 0.5, 0.4, 0.9, 0.2, -0.1, 0.1],
  [firstOnline + 3, 0.42, -0.4, -0.4, 0.3, 0, 0],
  [firstOnline + 4, 0.18, 0, 0.4, 0.4, 0, 0.1],
  [firstOnline + 5, 0.3, 0.7, 0, -0.1, 0.2, 0],
  [firstOnline + 6, 0.68, 0.5, 0.4, 0.2, 0.2, 0],
  // 户外媒体: 电梯 大屏 影院 (公交 and 地铁 follow from the mode).
  [firstOutdoor + 2, 0.5, 0, 0.2, 0.5, 0.1, 0.3],
  [firstOutdoor + 3, 0.28, 0, 0.2, 0.2, 0, 0.7],
  [firstOutdoor + 4, 0.2, 0.2, 0.8, 0.4, -0.2, 0.3],
  // 到访业态: 购物中心 超市 便利店 咖啡 茶饮 西式快餐 正餐 影院 健身房 药店 4S 银行 家居 数码 母婴 美发 公园.
  [firstVisited, 0.42, 0.5, 0.3, 0.5, 0.1, 0.5],
  [firstVisited + 1, 0.62, 0.4, -0.2, 0, 0.3, 0],
  [firstVisited + 2, 0.58, 0, 0.5, 0, -0.1, 0.2],
  [firstVisited + 3, 0.2, 0.4, 0.6, 0.8, -0.1, 0.6],
  [firstVisited + 4, 0.32, 0.7, 1, 0, -0.1, 0.2],
  [firstVisited + 5, 0.33, 0, 0.7, 0, 0.4, 0.2],
  [firstVisited + 6, 0.3, 0, 0.2, 0.5, 0, 0.2],
  [firstVisited + 7, 0.2, 0.2, 0.8, 0.4, -0.2, 0.3],
  [firstVisited + 8, 0.09, 0.1, 0.5, 0.8, -0.3, 0.3],
  [firstVisited + 9, 0.3, 0.2, -0.5, 0, 0.2, 0],
  [firstVisited + 10, 0.05, -0.6, 0, 0.7, 0.2, 0],
  [firstVisited + 11, 0.18, 0, -0.4, 0.4, 0, 0.1],
  [firstVisited + 12, 0.07, 0.2, 0, 0.5, 0.4, 0],
  [firstVisited + 13, 0.12, -0.6, 0.4, 0.3, 0, 0.1],
  [firstVisited + 14, 0.07, 0.8, 0.3, 0.1, 2, 0],
  [firstVisited + 15, 0.25, 0.8, 0.3, 0.2, 0, 0.1],
  [firstVisited + 16, 0.38, 0.2, -0.3, 0.1, 0.5, 0],
];

const logitOf = (row: LabelRow): number => Math.log(row[1] / (1 - row[1]));

/** Logits of the base shares, by row: the same for everybody. */
export const multiLabelLogits: readonly number[] = multiLabelRows.map(logitOf);

/** Probability that a person of these traits carries the label of the row. Effects are centred on 45 % women. */
export function labelProbability(row: LabelRow, traits: Traits, logit = logitOf(row)): number {
  const score =
    logit +
    row[2] * (traits.female - 0.45) +
    row[3] * traits.youth +
    row[4] * traits.income +
    row[5] * (traits.parent - 0.35) +
    row[6] * traits.central;
  return 1 / (1 + Math.exp(-score));
}

/** Occupation shares by age band (rows) in the order of the label tree; women differ by `womenFactor`. */
export const occupationByAge: readonly (readonly number[])[] = [
  [0.04, 0.08, 0, 0.01, 0.84, 0, 0, 0.03],
  [0.37, 0.26, 0.03, 0.05, 0.22, 0, 0.02, 0.05],
  [0.57, 0.2, 0.08, 0.06, 0.01, 0, 0.05, 0.03],
  [0.5, 0.2, 0.13, 0.06, 0, 0, 0.08, 0.03],
  [0.38, 0.2, 0.15, 0.05, 0, 0.06, 0.12, 0.04],
  [0.11, 0.06, 0.06, 0.03, 0, 0.62, 0.1, 0.02],
];
export const womenFactor: readonly number[] = [1, 0.75, 0.8, 1, 1, 1.15, 2.2, 1];

/** Effect of education on being an office worker, by education 0..4. */
export const officeByEducation: readonly number[] = [0.55, 0.9, 1.35, 1.7, 1.9];
/** Effect of education on being a production worker. */
export const productionByEducation: readonly number[] = [1.5, 1.1, 0.55, 0.2, 0.05];

/** Education shares relative to the city's, by age band. */
export const educationByAge: readonly (readonly number[])[] = [
  [0.9, 2.2, 0.05, 0.02, 0],
  [0.5, 1.35, 1.6, 1.3, 0.6],
  [0.75, 0.95, 1.35, 1.4, 1.6],
  [1.05, 0.95, 0.95, 0.95, 1],
  [1.4, 0.9, 0.55, 0.5, 0.5],
  [1.6, 0.8, 0.4, 0.3, 0.2],
];

/** Industry of office workers and of the self-employed, in the order of the label tree. */
export const industryShares = {
  office: [0.17, 0.09, 0.18, 0.15, 0.06, 0.07, 0.07, 0.07, 0.05, 0.06, 0.03],
  production: [0, 0, 0.72, 0.03, 0.03, 0.09, 0.12, 0, 0, 0, 0.01],
  self: [0.03, 0.01, 0.08, 0.42, 0.2, 0.07, 0.05, 0.02, 0.01, 0, 0.11],
} as const;

/** Income effect of education 0..4 and of occupation. */
export const incomeByEducation: readonly number[] = [-0.6, -0.2, 0.15, 0.6, 1.1];
export const incomeByOccupation: readonly number[] = [0.15, -0.4, 0.35, 0, -0.6, -0.35, -0.2, -0.8];
/** Income effect of age bands, before education. */
export const incomeByAge: readonly number[] = [-0.6, -0.35, 0.1, 0.3, 0.1, -0.3];
