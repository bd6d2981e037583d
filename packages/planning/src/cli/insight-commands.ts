import { resolve } from 'node:path';
import { seededRandom } from '@ooh/measurement/random';
import type { BudgetQuestion } from '../insight/budget-question.ts';
import { passageBudgetQuestion, rateBudgetQuestion } from '../insight/budget-question.ts';
import { contributionsOf } from '../insight/contributions.ts';
import { frontier } from '../insight/frontier.ts';
import { leastBudget } from '../insight/least-budget.ts';
import { overlapOf } from '../insight/overlap.ts';
import { resampledPassagePlan, resampledRatePlan, replicateControl } from '../insight/resampled-plan.ts';
import { robustness } from '../insight/robustness.ts';
import {
  amountOption,
  budgetOption,
  frequencyOption,
  milliseconds,
  readArguments,
  secondsOption,
  seedOption,
  UsageError,
  wholeOption,
  withinSeconds,
  type Options,
  type Surroundings,
} from './options.ts';
import { dividedPlan, namedPlan, problemOf, unitsOfList } from './plan-of.ts';
import { readInstance, type Instance } from './read-instance.ts';

/** The instance's selection as a function of the budget, each search within `--seconds`. */
function questionOf(instance: Instance, options: Options, around: Surroundings): BudgetQuestion {
  const k = frequencyOption(options);
  const seed = seedOption(options);
  const seconds = secondsOption(options);
  const controlOf = () => ({ seed, shouldStop: withinSeconds(around, seconds) });
  if (instance.form === 'passages') return passageBudgetQuestion(instance.passages, k, controlOf);
  const labelOf = (m: number) => instance.ids[m];
  return rateBudgetQuestion(instance.store, problemOf(instance, 0, k), () => ({ ...controlOf(), labelOf }));
}

/** Lower and upper bound of reach at several budgets. */
export async function frontierOf(args: string[], around: Surroundings): Promise<number> {
  const defaults = { budgets: null, k: '1', seconds: '5', seed: '1' };
  const { files, options } = readArguments(args, ['INSTANCE'], defaults);
  if (options.budgets === undefined) throw new UsageError('缺少 --budgets');
  const instance = await readInstance(resolve(around.folder, files[0]));
  const budgets = options.budgets.split(',').map((text) => budgetOption(text.trim(), 'budgets', instance));
  const started = around.clock();
  const points = frontier(questionOf(instance, options, around), budgets).map(({ budget, answer, bound }) => {
    if (answer.status !== 'planned') return { budget, ...answer };
    const { cost, value, plan } = answer.certificate;
    const gap = bound !== null && bound > 0 ? (bound - value) / bound : 0;
    return { budget, status: answer.status, cost, value, bound, gap, media: namedPlan(instance, plan) };
  });
  around.out(JSON.stringify({ k: frequencyOption(options), points, ms: milliseconds(around, started) }));
  return 0;
}

/** The minimum budget for a reach, between the proved and the found bound. */
export async function inverse(args: string[], around: Surroundings): Promise<number> {
  const defaults = { reach: null, budget: '100%', k: '1', seconds: '5', seed: '1', steps: '24' };
  const { files, options } = readArguments(args, ['INSTANCE'], defaults);
  if (options.reach === undefined) throw new UsageError('缺少 --reach');
  const steps = wholeOption(options, 'steps', 1, 1000);
  const instance = await readInstance(resolve(around.folder, files[0]));
  const { weights } = instance.form === 'rates' ? instance.store : instance.passages;
  const target = amountOption(
    options.reach,
    'reach',
    weights.reduce((sum, w) => sum + w, 0),
  );
  const most = budgetOption(options.budget, 'budget', instance);
  const hasWholePrices = instance.form === 'rates' || instance.passages.costs.every(Number.isInteger);
  const tolerance = hasWholePrices ? 1 : most * 1e-6;
  const started = around.clock();
  const found = leastBudget(questionOf(instance, options, around), target, most, { steps, tolerance });
  const { status, enough, short, asked } = found;
  around.out(
    JSON.stringify({
      status,
      k: frequencyOption(options),
      target,
      enough: enough && {
        cost: enough.certificate.cost,
        value: enough.certificate.value,
        media: namedPlan(instance, enough.certificate.plan),
      },
      short: short && { budget: short.budget, bound: short.certificate?.bound ?? null },
      asked,
      ms: milliseconds(around, started),
    }),
  );
  return status === 'impossible' ? 1 : 0;
}

/** The contribution of each medium of a plan, and the overlap of its reach with the others. */
export async function contributions(args: string[], around: Surroundings): Promise<number> {
  const defaults = { media: null, k: '1', orders: '200', seed: '1' };
  const { files, options } = readArguments(args, ['INSTANCE'], defaults);
  if (options.media === undefined) throw new UsageError('缺少 --media');
  const k = frequencyOption(options);
  const orders = wholeOption(options, 'orders', 4, 1_000_000);
  const random = seededRandom(seedOption(options));
  const instance = await readInstance(resolve(around.folder, files[0]));
  const chosen = unitsOfList(instance, options.media);
  const units = instance.ids.map((_, m) => chosen.get(m) ?? 0);
  const started = around.clock();
  const plan = dividedPlan(instance, k);
  const found = contributionsOf(plan, units, { random, orders });
  const { media, shared } = overlapOf(plan, units);
  around.out(
    JSON.stringify({
      k,
      value: found.value,
      method: found.method,
      orders: found.orders,
      contributions: found.rows.map(({ medium, ...row }) => ({ id: instance.ids[medium], ...row })),
      overlap: {
        ids: media.map((m) => instance.ids[m]),
        shared: media.map((_, i) => [...shared.subarray(i * media.length, (i + 1) * media.length)]),
      },
      ms: milliseconds(around, started),
    }),
  );
  return 0;
}

/** How often each medium is selected on resampled persons. */
export async function robustnessOf(args: string[], around: Surroundings): Promise<number> {
  const defaults = { budget: null, k: '1', replicates: '50', seconds: '60', seed: '1' };
  const { files, options } = readArguments(args, ['INSTANCE'], defaults);
  if (options.budget === undefined) throw new UsageError('缺少 --budget');
  const replicates = wholeOption(options, 'replicates', 2, 10_000);
  const seed = seedOption(options);
  const k = frequencyOption(options);
  const seconds = secondsOption(options);
  const instance = await readInstance(resolve(around.folder, files[0]));
  const budget = budgetOption(options.budget, 'budget', instance);
  const started = around.clock();
  const shouldStop = withinSeconds(around, seconds);
  const first = questionOf(instance, { ...options, seconds: String(seconds / 4) }, around)(budget);
  if (first.status !== 'planned') {
    around.error(first.message);
    return 1;
  }
  const { plan, cost } = first.certificate;
  const { persons } = instance.form === 'rates' ? instance.store : instance.passages;
  const controlOf = () => ({ ...replicateControl(persons.length), seed, shouldStop });
  const resampled =
    instance.form === 'rates'
      ? resampledRatePlan(
          instance.store,
          problemOf(instance, budget, k),
          new Uint8Array(instance.store.personCount),
          plan,
          controlOf,
        )
      : resampledPassagePlan(instance.passages, { budget, k }, plan, controlOf);
  const found = robustness(resampled, { random: seededRandom(seed), replicates, shouldStop });
  if (found === null) {
    around.error('时间内没有完成一次重抽样，请增大 --seconds');
    return 1;
  }
  const media = found.media.map(({ medium, ...row }) => ({ id: instance.ids[medium], ...row }));
  around.out(JSON.stringify({ k, budget, cost, ...found, media, ms: milliseconds(around, started) }));
  return 0;
}
