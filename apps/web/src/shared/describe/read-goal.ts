import type { PlanGoal } from '../brief/goal-cards.tsx';
import { findAll, type Mention } from './mention.ts';

const words: readonly (readonly [PlanGoal, RegExp])[] = [
  ['launch', /新(?:品|车型?|款|机|书|片)(?:上市|首发|发布)|新品|上市|首发|发布会?|上新|焕新/g],
  ['store', /促销到店|促销|到店|引流|进店|门店客流|大促|[新门]店开业|开业/g],
  ['region', /区域渗透|下沉|深耕|本地渗透|区域覆盖/g],
  ['brand', /品牌认知|品牌曝光|品牌形象|提升品牌|知名度|认知度|品牌声量|品牌宣传/g],
];

/** Marketing goals named in a text, from left to right. */
export function readGoals(text: string): Mention<PlanGoal>[] {
  return words
    .flatMap(([goal, pattern]) => findAll(text, pattern, () => goal))
    .sort((a, b) => a.from - b.from);
}
