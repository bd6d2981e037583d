import { proposalKinds } from '@ooh/contract/domain/combination-names';
import { planGoals } from '@ooh/contract/domain/plan-names';
import { adcode, codes, count, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** 目标与组合: the open combination and those compared. */
export const parseCombinationsAddress = addressReader({
  q: text(60),
  draft: id(),
  id: id(),
  compare: codes(/^[\w-]{1,60}$/, 4, 250),
});
export type CombinationsAddress = ReturnType<typeof parseCombinationsAddress>;

/** 营销目标: the proposal, the recommendation and, before there is one, what the form begins with. */
export const parseTargetAddress = addressReader({
  p: id(),
  draft: id(),
  kind: oneOf(proposalKinds),
  goal: oneOf(planGoals),
  city: codes(/^\d{6}$/, 10, 70),
  /** Yuan. */
  budget: count(1e11),
  k: count(5),
  ta: text(300),
});
export type TargetAddress = ReturnType<typeof parseTargetAddress>;

/** 场景组合: city, audience, days, the scene that one comes from, and the ticked cells as `scene-medium`. */
export const parseSceneAddress = addressReader({
  city: adcode(),
  draft: id(),
  ta: text(300),
  from: text(10),
  weeks: count(52),
  scene: text(10),
  cells: text(400),
});
export type SceneAddress = ReturnType<typeof parseSceneAddress>;

const combinationsHref = '/strategy/combination';
export const targetHref = `${combinationsHref}/target`;
export const sceneHref = `${combinationsHref}/scene`;
