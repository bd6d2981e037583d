import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { comparePlans } from './compare-plans.ts';
import { measurePlan } from './measure-plan.ts';
import type { PlanPart } from './plan-exposure.ts';

const { model } = smallModel({ persons: 600, lines: 6, seed: 11 });
const women: TargetAudience = { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] };
const part = (line: number, vehicles: number): PlanPart => ({
  lineId: model.lineIds[line],
  vehicles,
  formFactor: 1,
  days: [[0, 7]],
});
const before = [part(0, 1), part(1, 1)];
const after = [part(0, 1), part(1, 2)];

test('the difference is that of two evaluations, with an interval of the same persons', () => {
  const difference = comparePlans(model, women, before, after);
  const [one, other] = [before, after].map((parts) => measurePlan(model, women, parts, 4));
  expect(difference.reach.value).toBeCloseTo(other.reach.value - one.reach.value, 5);
  expect(difference.taImpressions.value).toBeCloseTo(other.taImpressions.value - one.taImpressions.value, 5);
  expect(difference.reachShare.low).toBeGreaterThan(0);
  const apart = (one.reachShare.high - one.reachShare.low + other.reachShare.high - other.reachShare.low) / 2;
  expect(difference.reachShare.high - difference.reachShare.low).toBeLessThan(apart / 2);
  expect(difference.panelPersons).toBe(one.panelPersons);
  expect(difference.personsChanged).toBeGreaterThan(0);
});

test('a plan does not differ from itself, and the way back is the loss', () => {
  const none = comparePlans(model, women, before, before.toReversed());
  expect([none.reach.value, none.reach.high]).toEqual([0, 0]);
  const back = comparePlans(model, women, after, before);
  expect(back.reach.high).toBeLessThan(0);
  expect(back.reach.value).toBeCloseTo(-comparePlans(model, women, before, after).reach.value, 6);
});
