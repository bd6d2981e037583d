import type { PassageInstance } from '@ooh/planning/passage-instance';
import { Coverage, coverageOf } from './coverage.ts';

/** Lazy greedy by gain per cost (CELF), or the best single medium if its value is higher. */
export function lazyGreedy(
  instance: PassageInstance,
  budget: number,
  k: number,
  media: readonly number[] = [...instance.costs.keys()],
): number[] {
  const { costs } = instance;
  const plan = new Coverage(instance, k);
  const open = media
    .filter((m) => costs[m] <= budget)
    .map((m) => ({ m, key: plan.gain(m) / costs[m], at: 0 }));
  const single = open.reduce((best, { m, key }) => Math.max(best, key * costs[m]), 0);
  const first = open.find(({ m, key }) => key * costs[m] === single);
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if (open[i].key > open[best].key) best = i;
    const top = open[best];
    const tooDear = plan.cost + costs[top.m] > budget;
    if (!tooDear && top.at < plan.media.length) {
      top.key = plan.gain(top.m) / costs[top.m];
      top.at = plan.media.length;
      continue;
    }
    open.splice(best, 1);
    if (tooDear || top.key <= 0) continue;
    plan.add(top.m);
  }
  const alone = first ? coverageOf(instance, k, [first.m]) : plan;
  return alone.value > plan.value ? alone.media : plan.media;
}
