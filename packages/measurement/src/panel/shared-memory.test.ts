import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { randomPanel } from '../testing/random-panel.ts';
import type { PanelWork } from '../testing/panel-worker.ts';
import { buildPanel } from './build-panel.ts';
import { panelEvaluator } from './kernel-evaluator.ts';
import type { PanelCount, PanelDistribution } from './panel-evaluator.ts';
import { maskOfSegments, splitPositions } from './panel-mask.ts';

const { persons, rows } = randomPanel({ seed: 31, persons: 140_000, media: 12, form: 'counted' });
const store = buildPanel(persons, rows, { evaluators: 3 });
const plan = [0, 2, 3, 5, 7, 8, 11];

it('evaluators over one memory do not interfere', () => {
  const [one, other] = [panelEvaluator(store, 0), panelEvaluator(store, 1)];
  other.setAudience(maskOfSegments(store, [0, 3, 5]));
  const [apart, alone] = [other.distribution(plan, 5), one.distribution(plan, 5)];
  one.startCover(3);
  for (const m of plan) one.addMedium(m);
  const worth = one.coverWorth();
  other.startCover(2, 1);
  other.addMedium(1);
  other.removeMedium(1);
  expect(other.coverWorth()).toBe(0);
  expect(one.coverWorth()).toBe(worth);
  expect(other.distribution(plan, 5)).toEqual(apart);
  expect(one.distribution(plan, 5)).toEqual(alone);
  expect(() => panelEvaluator(store, 3)).toThrow('no room for evaluator 3');
});

it('threads share the memory and their parts add up to the whole', async () => {
  const parts = await Promise.all(
    splitPositions(store, 2).map(
      (range, i) =>
        new Promise<{ reach: PanelCount; distribution: PanelDistribution }>((resolve, reject) => {
          const work: PanelWork = { memory: store.memory, index: i + 1, plan, range };
          const worker = new Worker(new URL('../testing/panel-worker.ts', import.meta.url), {
            workerData: work,
          });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  const whole = panelEvaluator(store, 0);
  const { weight, persons: counted } = whole.distribution(plan, 10);
  const sum = (of: (part: (typeof parts)[0]) => number) => parts.reduce((all, part) => all + of(part), 0);
  expect(sum((part) => part.reach.weight)).toBe(whole.reach(plan).weight);
  for (let n = 0; n <= 10; n++) {
    expect(sum((part) => part.distribution.weight[n])).toBe(weight[n]);
    expect(sum((part) => part.distribution.persons[n])).toBe(counted[n]);
  }
});
