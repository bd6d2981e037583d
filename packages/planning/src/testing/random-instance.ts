import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance } from '../passage-instance.ts';
import type { LineGroup, RateMedium, RateObjective, RateProblem } from '../rate-problem.ts';

type Random = () => number;
const upTo = (random: Random, n: number) => Math.floor(random() * n);

/** Contact rows in which each person meets a medium with the given probability. */
function randomRows(random: Random, persons: number, media: number, density: number) {
  const rowStart = new Uint32Array(media + 1);
  const members: number[] = [];
  for (let m = 0; m < media; m++) {
    for (let p = 0; p < persons; p++) if (random() < density) members.push(p);
    rowStart[m + 1] = members.length;
  }
  return { rowStart, persons: Uint32Array.from(members) };
}

/** A small rate-form store and problem with a random mixture of constraints; may be infeasible. */
export function randomRateInstance(
  random: Random,
  size: { media: number; persons: number; vehicles: number; k?: number; plain?: boolean },
): { store: RateStore; problem: RateProblem } {
  const { media: count, persons } = size;
  const rows = randomRows(random, persons, count, 0.1 + 0.5 * random());
  const store: RateStore = {
    personCount: persons,
    mediaCount: count,
    weights: Float64Array.from({ length: persons }, () => 1 + upTo(random, 50)),
    ...rows,
    rates: Float32Array.from(rows.persons, () => 0.01 + random() * random() * 0.2),
  };
  const rich = !size.plain;
  const media = Array.from({ length: count }, (): RateMedium => {
    const maxVehicles = upTo(random, size.vehicles + 1);
    const must = rich && random() < 0.08 ? 1 : undefined;
    return {
      days: 7 * (1 + upTo(random, 8)),
      pricePerVehicleFen: 100 * (1 + upTo(random, 40)),
      maxVehicles,
      minVehicles: rich && random() < 0.3 ? 2 : undefined,
      mustHaveVehicles: must,
      excluded: rich && !must && random() < 0.1,
    };
  });
  const whole = media.reduce((sum, m) => sum + m.pricePerVehicleFen * m.maxVehicles, 0);
  const k = size.k ?? 1 + upTo(random, 3);
  const objectives: RateObjective[] = [
    { kind: 'reach', k },
    { kind: 'reach', k },
    { kind: 'contacts', cap: random() < 0.5 ? 1 + upTo(random, 4) : undefined },
    { kind: 'mixed', k, reachWeight: 1, contactsWeight: random() * 0.3, cap: random() < 0.5 ? 3 : undefined },
  ];
  const groups: LineGroup[] = [];
  if (rich && random() < 0.5) {
    const members = [...media.keys()].filter(() => random() < 0.5);
    groups.push({
      name: '甲',
      media: members,
      budgetFen: random() < 0.4 ? Math.floor(whole * 0.3 * random()) : undefined,
      minLines: random() < 0.4 ? upTo(random, 3) : undefined,
      maxLines: random() < 0.3 ? 1 + upTo(random, 3) : undefined,
      minVehicles: random() < 0.3 ? upTo(random, 4) : undefined,
      maxVehicles: random() < 0.3 ? 1 + upTo(random, 5) : undefined,
    });
  }
  return {
    store,
    problem: {
      media,
      budgetFen: Math.floor(whole * random() * 0.8),
      objective: size.plain ? { kind: 'reach', k } : objectives[upTo(random, objectives.length)],
      audience: random() < 0.4 ? Uint8Array.from({ length: persons }, () => Number(random() < 0.5)) : null,
      minLines: rich && random() < 0.15 ? upTo(random, 4) : undefined,
      maxLines: rich && random() < 0.25 ? 1 + upTo(random, 4) : undefined,
      groups,
      apart: rich && random() < 0.3 ? [[...media.keys()].filter(() => random() < 0.5)] : undefined,
    },
  };
}

/**
 * The problem with prices per line on most lines, some above those of the vehicles, and least vehicles of 1 to 6;
 * lines have more vehicles than the least for the most part. The budget is a share of all prices.
 */
export function withLinePrices(random: Random, problem: RateProblem): RateProblem {
  const media = problem.media.map((terms): RateMedium => {
    const minVehicles = 1 + upTo(random, 6);
    return {
      ...terms,
      pricePerLineFen: random() < 0.2 ? undefined : upTo(random, random() < 0.3 ? 20_000 : 3_000),
      minVehicles,
      maxVehicles: Math.max(terms.maxVehicles, minVehicles + upTo(random, 4) - 1),
    };
  });
  const whole = media.reduce(
    (sum, m) => sum + m.pricePerVehicleFen * m.maxVehicles + (m.pricePerLineFen ?? 0),
    0,
  );
  return { ...problem, media, budgetFen: Math.floor(whole * (0.1 + 0.6 * random())) };
}

/** A small passage-form instance. */
export function randomPassageInstance(
  random: Random,
  size: { media: number; persons: number },
): PassageInstance {
  const rows = randomRows(random, size.persons, size.media, 0.05 + 0.4 * random());
  return {
    personCount: size.persons,
    mediaCount: size.media,
    weights: Float64Array.from({ length: size.persons }, () => 1 + upTo(random, 20)),
    ...rows,
    passages: Uint32Array.from(rows.persons, () => 1 + upTo(random, 3)),
    costs: Float64Array.from({ length: size.media }, () => 1 + upTo(random, 20)),
  };
}

/**
 * A simulated city of realistic shape: people around a dozen centres with three anchor places each, lines as
 * wandering corridors, most pairs weak and few strong.
 */
export function cityInstance(random: Random, persons: number, lines: number): RateStore {
  const side = 60;
  const centres = Array.from({ length: 12 }, () => [random() * side, random() * side, 2 + random() * 6]);
  const cells: number[][] = Array.from({ length: side * side }, () => []);
  const inside = (x: number) => Math.min(side - 0.01, Math.max(0, x));
  for (let p = 0; p < persons; p++) {
    for (let place = 0; place < 3; place++) {
      const [x, y, spread] = centres[upTo(random, 12)];
      const angle = random() * 2 * Math.PI;
      const far = spread * Math.sqrt(-2 * Math.log(1 - random() * 0.999));
      const at = Math.floor(inside(x + Math.cos(angle) * far)) * side;
      cells[at + Math.floor(inside(y + Math.sin(angle) * far))].push(p);
    }
  }
  const rowStart = new Uint32Array(lines + 1);
  const people: number[] = [];
  const rates: number[] = [];
  for (let m = 0; m < lines; m++) {
    const [cx, cy] = centres[upTo(random, 12)];
    let x = inside(cx + (random() - 0.5) * 8);
    let y = inside(cy + (random() - 0.5) * 8);
    let heading = random() * 2 * Math.PI;
    const often = 0.002 * Math.exp(2 * random() - 1);
    const met = new Map<number, number>();
    for (let step = 8 + upTo(random, 20); step > 0; step--) {
      x = inside(x + Math.cos(heading));
      y = inside(y + Math.sin(heading));
      heading += (random() - 0.5) * 0.8;
      for (const p of cells[Math.floor(x) * side + Math.floor(y)])
        if (random() < 0.6) met.set(p, (met.get(p) ?? 0) + often * (0.1 + 2 * random()));
    }
    for (const p of [...met.keys()].sort((a, b) => a - b)) {
      people.push(p);
      rates.push(met.get(p) as number);
    }
    rowStart[m + 1] = people.length;
  }
  return {
    personCount: persons,
    mediaCount: lines,
    weights: Float64Array.from({ length: persons }, () => 60 + 60 * random()),
    rowStart,
    persons: Uint32Array.from(people),
    rates: Float32Array.from(rates),
  };
}
