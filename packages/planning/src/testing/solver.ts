import type { RateStore } from '@ooh/measurement/rate-store';
import highsModule, { type LegacyHighs } from 'highs';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';

// The declarations place the loader one level too deep for a default import of an ES module.
const loadHighs = highsModule as unknown as () => Promise<LegacyHighs>;
let loading: Promise<LegacyHighs> | null = null;

const terms = (list: readonly (readonly [number, string])[]) =>
  list.map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`).join('\n ');

interface Model {
  readonly objective: readonly (readonly [number, string])[];
  /** Σ factor · variable <= limit */
  readonly rows: readonly { readonly of: readonly (readonly [number, string])[]; readonly limit: number }[];
  readonly bounds?: readonly string[];
  readonly whole?: readonly string[];
  readonly binary: readonly string[];
}

/** The optimum of a mixed-integer model, proved by HiGHS; null when it is infeasible. */
async function solve(model: Model): Promise<{ value: number; of: (name: string) => number } | null> {
  const highs = await (loading ??= loadHighs());
  const text = [
    'Maximize',
    ` obj: ${terms(model.objective)}`,
    'Subject To',
    ...model.rows.map(({ of, limit }, i) => ` r${i}: ${terms(of)} <= ${limit}`),
    'Bounds',
    ...(model.bounds ?? []),
    ...(model.whole?.length ? ['General', ...model.whole.map((name) => ` ${name}`)] : []),
    ...(model.binary.length ? ['Binary', ...model.binary.map((name) => ` ${name}`)] : []),
    'End',
  ].join('\n');
  const result = highs.solve(text, { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0 });
  if (result.Status === 'Infeasible') return null;
  if (result.Status !== 'Optimal') throw new Error(`solver ended with ${result.Status}`);
  const { Columns: columns } = result;
  return { value: result.ObjectiveValue, of: (name) => (columns[name] as { Primal: number }).Primal };
}

/** The optimum of a passage instance by mixed-integer programming: reached_p <= Σ n·x / k, all 0/1. */
export async function milpPassages(instance: PassageInstance, budget: number, k: number): Promise<number> {
  const met: [number, string][][] = Array.from({ length: instance.personCount }, () => []);
  for (let m = 0; m < instance.mediaCount; m++)
    for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
      met[instance.persons[e]].push([-Math.min(k, instance.passages[e]), `x${m}`]);
  const people = [...met.keys()].filter((p) => met[p].length > 0);
  const media = [...instance.costs.keys()];
  if (people.length === 0) return 0;
  const found = await solve({
    objective: people.map((p) => [instance.weights[p], `y${p}`]),
    rows: [
      ...people.map((p) => ({ of: [[k, `y${p}`] as const, ...met[p]], limit: 0 })),
      { of: media.map((m) => [instance.costs[m], `x${m}`] as const), limit: budget },
    ],
    binary: [...people.map((p) => `y${p}`), ...media.map((m) => `x${m}`)],
  });
  if (found === null) throw new Error('buying nothing is a plan');
  return found.value;
}

/**
 * The optimum of a rate-form reach 1+ problem with all its constraints, by outer approximation: each person's
 * 1 − e^(−t) lies below its tangents, and a tangent is added at every solution until the solver's bound equals
 * the value of its own plan. Null when no plan keeps the constraints.
 */
export async function milpReach(store: RateStore, problem: RateProblem): Promise<number | null> {
  const { media, audience } = problem;
  const lines = [...media.keys()];
  const people = [...store.weights.keys()].filter((p) => !audience || audience[p]);
  const contacts: [number, string][][] = Array.from({ length: store.personCount }, () => []);
  for (const m of lines)
    for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++)
      contacts[store.persons[e]].push([store.rates[e] * media[m].days, `v${m}`]);
  const rows: Model['rows'][number][] = [];
  const atMost = (of: (readonly [number, string])[], limit: number) => rows.push({ of, limit });
  const atLeast = (of: (readonly [number, string])[], limit: number) =>
    atMost(
      of.map(([factor, name]) => [-factor, name]),
      -limit,
    );
  const price = (list: readonly number[]) =>
    list.flatMap((m) => [
      [media[m].pricePerVehicleFen, `v${m}`] as const,
      [media[m].pricePerLineFen ?? 0, `u${m}`] as const,
    ]);
  const count = (list: readonly number[], name: string) => list.map((m) => [1, `${name}${m}`] as const);
  atMost(price(lines), problem.budgetFen);
  if (problem.maxLines !== undefined) atMost(count(lines, 'u'), problem.maxLines);
  if (problem.minLines) atLeast(count(lines, 'u'), problem.minLines);
  for (const group of problem.groups ?? []) {
    const { media: own } = group;
    // A row without members holds or fails by its limit only.
    const empty = own.length === 0;
    if (empty && ((group.minLines ?? 0) > 0 || (group.minVehicles ?? 0) > 0)) return null;
    if (empty) continue;
    if (group.budgetFen !== undefined) atMost(price(own), group.budgetFen);
    if (group.maxLines !== undefined) atMost(count(own, 'u'), group.maxLines);
    if (group.minLines) atLeast(count(own, 'u'), group.minLines);
    if (group.maxVehicles !== undefined) atMost(count(own, 'v'), group.maxVehicles);
    if (group.minVehicles) atLeast(count(own, 'v'), group.minVehicles);
  }
  for (const m of lines) {
    const { maxVehicles, minVehicles = 1, mustHaveVehicles = 0, excluded } = media[m];
    atMost(
      [
        [1, `v${m}`],
        [-(excluded ? 0 : maxVehicles), `u${m}`],
      ],
      0,
    );
    atLeast(
      [
        [1, `v${m}`],
        [-Math.max(1, minVehicles), `u${m}`],
      ],
      0,
    );
    if (mustHaveVehicles > 0) atLeast([[1, `v${m}`]], mustHaveVehicles);
  }
  for (const set of problem.apart ?? []) if (set.length > 0) atMost(count(set, 'u'), 1);
  const cut = (p: number, t: number) =>
    atMost(
      [[1, `y${p}`], ...contacts[p].map(([rate, v]) => [-rate * Math.exp(-t), v] as const)],
      1 - Math.exp(-t) * (1 + t),
    );
  for (const p of people) for (const t of [0, 0.5, 1.5, 3]) cut(p, t);
  for (let round = 0; round < 60; round++) {
    const found = await solve({
      objective: people.map((p) => [store.weights[p], `y${p}`]),
      rows,
      bounds: people.map((p) => ` 0 <= y${p} <= 1`),
      whole: lines.map((m) => `v${m}`),
      binary: lines.map((m) => `u${m}`),
    });
    if (found === null) return null;
    let value = 0;
    for (const p of people) {
      const t = contacts[p].reduce((sum, [rate, v]) => sum + rate * Math.round(found.of(v)), 0);
      value += store.weights[p] * -Math.expm1(-t);
      cut(p, t);
    }
    if (found.value <= value + 1e-6 * Math.max(1, value)) return value;
  }
  throw new Error('outer approximation did not close');
}
