import { z } from 'zod';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { handRates } from '../../testing/hand-rates.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import type { SmallPanel } from '../../testing/small-panel.ts';
import { computedPlan, type StrategyInput } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const weeks = 4;
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 500, lines: 12, seed: 8 });
  panel = await readPanel();
  lines = await readLines();
});

interface StoredLine {
  readonly lineId: string;
  readonly vehicles: number;
  readonly priceOf: ReadonlyMap<number, number>;
  /** Contacts of each person of the audience with a vehicle a day. */
  readonly rates: Float64Array;
}

let panel: SmallPanel;
let lines: StoredLine[];

const cell = z.string().transform(BigInt);

/** The panel as the fact store holds it. */
async function readPanel(): Promise<SmallPanel> {
  const { clickhouse } = service.context;
  const persons = await clickhouse.query(
    `SELECT person, weight, stratum, toString(home_cell) AS homeCell, toString(work_cell) AS workCell, labels
     FROM panel_person ORDER BY person`,
    {},
    z.object({
      person: z.int(),
      weight: z.number(),
      stratum: z.int(),
      homeCell: cell,
      workCell: cell,
      labels: z.array(z.int()),
    }),
  );
  const visits = await clickhouse.query(
    `SELECT person, toString(cell) AS cell, hour, day_mask AS dayMask, minutes, outdoors FROM panel_visit`,
    {},
    z.object({
      person: z.int(),
      cell,
      hour: z.int(),
      dayMask: z.int(),
      minutes: z.number(),
      outdoors: z.union([z.literal(0), z.literal(1)]),
    }),
  );
  return { persons, visits };
}

const women = () => panel.persons.filter(({ labels }) => labels.includes(102));

/** The lines as the register holds them, with every contact rate computed from the rows. */
async function readLines(): Promise<StoredLine[]> {
  const { db } = service.context;
  const [rows, ways, prices] = await Promise.all([
    db.selectFrom('bus_line').selectAll().orderBy('line_id').execute(),
    db.selectFrom('bus_line_direction').selectAll().orderBy('direction').execute(),
    db.selectFrom('bus_line_price').selectAll().where('deck', '=', 'single').execute(),
  ]);
  return rows.map((row) => {
    const directions = ways.filter((way) => way.line_id === row.line_id);
    const all = handRates(panel, { firstHour: row.first_hour, lastHour: row.last_hour, directions });
    const own = prices.filter((price) => price.line_id === row.line_id);
    return {
      lineId: row.line_id,
      vehicles: row.single_deck_vehicles,
      priceOf: new Map(own.map((price) => [price.form_id, price.price_fen])),
      rates: Float64Array.from(women(), ({ person }) => all[person]),
    };
  });
}

interface Case {
  readonly budgetFen: number;
  readonly most: number;
  readonly least?: number;
  readonly formId?: number;
  /** Contacts of the form against a full wrap, and production of a vehicle. */
  readonly form?: { readonly factor: number; readonly productionFen: number };
  readonly discount?: number;
  readonly maxLines?: number;
  /** Vehicles that the city must have, and what the design of a line costs. */
  readonly leastOfCity?: number;
  readonly designFen?: number;
  readonly must?: readonly string[];
  readonly among?: (line: StoredLine) => boolean;
  readonly worth: (mean: number) => number;
}

function costFen(line: StoredLine, vehicles: number, asked: Case): number {
  const { formId = 1, form = fullWrap, discount = 1, designFen = 0 } = asked;
  const rateCard = Math.round((line.priceOf.get(formId)! * vehicles * weeks * 7) / 30);
  const taxable = Math.round(rateCard * discount) + form.productionFen * vehicles + designFen;
  return taxable + Math.round(taxable * 0.06);
}

const fullWrap = { factor: 1, productionFen: 260_000 };

/** The best value of all plans that the budget pays, tried one by one. */
function exhaustiveBest(asked: Case): number {
  const { form = fullWrap, formId = 1, must = [], least = 1, maxLines = 99, leastOfCity = 0 } = asked;
  const chosen = lines.filter((line) => line.priceOf.has(formId) && (asked.among?.(line) ?? true));
  const weights = women().map(({ weight }) => weight);
  let best = -Infinity;
  const levels = Array.from({ length: chosen.length + 1 }, () => new Float64Array(weights.length));
  const walk = (at: number, left: number, used: number, bought: number): void => {
    const means = levels[at];
    if (at === chosen.length) {
      if (bought < leastOfCity) return;
      best = Math.max(
        best,
        means.reduce((sum, mean, p) => sum + weights[p] * asked.worth(mean), 0),
      );
      return;
    }
    const line = chosen[at];
    const next = levels[at + 1];
    for (let vehicles = 0; vehicles <= Math.min(asked.most, line.vehicles); vehicles++) {
      const isMust = must.includes(line.lineId);
      if ((vehicles > 0 || isMust) && vehicles < least) continue;
      const cost = vehicles === 0 ? 0 : costFen(line, vehicles, asked);
      if (cost > left || (vehicles > 0 && used === maxLines)) continue;
      const per = vehicles * weeks * 7 * form.factor;
      for (let p = 0; p < means.length; p++) next[p] = means[p] + per * line.rates[p];
      walk(at + 1, left - cost, used + (vehicles > 0 ? 1 : 0), bought + vehicles);
    }
  };
  walk(0, asked.budgetFen, 0, 0);
  return best;
}

/** The value of the plan that the service saved, by the test's own formula. */
async function savedValue(strategy: StrategyInput, asked: Case) {
  const plan = await computedPlan(service, { budgetFen: asked.budgetFen, weeks }, strategy);
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId: plan.planId,
    cityCode,
  });
  const { form = fullWrap } = asked;
  const means = women().map(() => 0);
  let cost = 0;
  for (const { lineId, vehicles } of saved.delivery.lines) {
    const line = lines.find((one) => one.lineId === lineId)!;
    cost += costFen(line, vehicles, asked);
    line.rates.forEach((rate, p) => (means[p] = means[p] + vehicles * weeks * 7 * form.factor * rate));
  }
  const value = means.reduce((sum, mean, p) => sum + women()[p].weight * asked.worth(mean), 0);
  return { saved, cost, value, means };
}

const reach = (mean: number) => 1 - Math.exp(-mean);
const twice = (mean: number) => 1 - Math.exp(-mean) * (1 + mean);
/** E[min(N, 10)]. */
function useful(mean: number): number {
  let [sum, term] = [10, Math.exp(-mean)];
  for (let n = 0; n < 10; n++, term *= mean / n) sum -= (10 - n) * term;
  return sum;
}

const cases: [string, StrategyInput, Case][] = [
  ['reach of twelve lines', { maxVehiclesPerLine: 1 }, { budgetFen: 5_000_000, most: 1, worth: reach }],
  [
    'reach 2+ with three vehicles a line, at most four lines',
    {
      maxVehiclesPerLine: 3,
      reachAtLeast: 2,
      maxLines: 4,
      excludedLineIds: ['440300-small-00', '440300-small-07', '440300-small-11'],
    },
    {
      budgetFen: 6_000_000,
      most: 3,
      maxLines: 4,
      worth: twice,
      among: (line) => !['440300-small-00', '440300-small-07', '440300-small-11'].includes(line.lineId),
    },
  ],
  [
    'useful contacts, at least two vehicles, a line that must be there',
    { objective: 'deep', minVehiclesPerLine: 2, maxVehiclesPerLine: 3, mustLineIds: ['440300-small-05'] },
    { budgetFen: 9_000_000, least: 2, most: 3, must: ['440300-small-05'], worth: useful },
  ],
  [
    'least vehicles of a line and of the city, and every line designed',
    {
      minVehiclesPerLine: 2,
      maxVehiclesPerLine: 4,
      minVehiclesPerCity: 6,
      lineDesignFen: 350_000,
    },
    { budgetFen: 7_500_000, least: 2, most: 4, leastOfCity: 6, designFen: 350_000, worth: reach },
  ],
  [
    'a mix of both, body sides at a discount, two levels',
    {
      objective: 'balanced',
      deepWeight: 0.4,
      formId: 2,
      levels: ['特级', 'A+', 'A'],
      discountBasisPoints: 6800,
      maxVehiclesPerLine: 2,
    },
    {
      budgetFen: 3_000_000,
      most: 2,
      formId: 2,
      form: { factor: (0.85 + 0.6 * 0.9) / 1.6, productionFen: 150_000 },
      discount: 0.68,
      worth: (mean) => 0.6 * reach(mean) + (0.4 / 10) * useful(mean),
      among: (line) => [0, 2, 3].includes(Number(line.lineId.slice(-2)) % 5),
    },
  ],
];

test.each(cases)(
  'the saved choice is the best of all that the budget pays: %s',
  async (_name, strategy, asked) => {
    const { saved, cost, value, means } = await savedValue(strategy, asked);
    const best = exhaustiveBest(asked);
    expect(saved.delivery.lines.length).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(asked.budgetFen);
    expect(saved.evaluation!.amounts.totalFen).toBe(cost);
    expect(value / best).toBeCloseTo(1, 6);
    const { certificate, evaluation } = saved;
    expect(certificate!.value / value).toBeCloseTo(1, 5);
    expect(certificate!.upperBound).toBeGreaterThanOrEqual(best * (1 - 1e-6));
    expect(certificate!.coversDelivery).toBe(true);
    const reached = means.reduce((sum, mean, p) => sum + women()[p].weight * reach(mean), 0);
    expect(evaluation!.reach.value! / reached).toBeCloseTo(1, 5);
  },
);
