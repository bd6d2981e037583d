/** Seeded panels that cover every structure of containers. */
import type { PanelPersons } from '../panel/panel-order.ts';
import type { PanelRows } from '../panel/panel-rows.ts';
import { seededRandom, type RandomSource } from '../random.ts';

export interface PanelShape {
  readonly seed: number;
  readonly persons: number;
  readonly media: number;
  readonly form: 'passages' | 'counted' | 'thinned' | 'rates';
  /** Whether weights are all different, or constant in a stratum. */
  readonly ownWeights?: boolean;
  /** One stratum with nearly all persons and forty with a few each. */
  readonly unevenStrata?: boolean;
  /** Shares of persons per medium, drawn from these. */
  readonly densities?: readonly number[];
}

const sample = (random: RandomSource, persons: number, share: number): number[] => {
  if (share >= 1) return Array.from({ length: persons }, (_, p) => p);
  const found = new Set<number>();
  const size = Math.round(share * persons);
  while (found.size < size) found.add(random.below(persons));
  return [...found];
};

export function randomPanel(shape: PanelShape): { persons: PanelPersons; rows: PanelRows } {
  const random = seededRandom(shape.seed);
  const pick = (bound: number) => random.below(bound);
  const { persons: count, media } = shape;
  const cities = Uint32Array.from({ length: count }, () => 440_000 + pick(3));
  const strata = Uint16Array.from({ length: count }, () =>
    shape.unevenStrata ? (random.next() < 0.99 ? 0 : 1 + pick(40)) : pick(4),
  );
  const stratumWeight = Array.from({ length: 164 }, () => 1 + 50 * random.next());
  const weights = Float64Array.from({ length: count }, (_, p) =>
    shape.ownWeights ? 1 + 20 * random.next() : stratumWeight[(cities[p] % 3) * 41 + strata[p]],
  );
  const cells = BigUint64Array.from(
    { length: count },
    () => 0x891f1d48177ffffn + BigInt(pick(500)) * 0x100000n,
  );
  const densities = shape.densities ?? [0, 0.0005, 0.003, 0.02, 0.1, 0.6, 1];
  const rowStart = new Uint32Array(media + 1);
  const list: number[] = [];
  for (let m = 0; m < media; m++) {
    for (const p of sample(random, count, densities[pick(densities.length)])) list.push(p);
    rowStart[m + 1] = list.length;
  }
  const column = <T>(wanted: boolean, make: () => T): T | null => (wanted ? make() : null);
  const counted = shape.form === 'counted' || shape.form === 'thinned';
  const passages = () =>
    list.map(() =>
      random.next() < 0.7
        ? 1
        : shape.form === 'thinned' || random.next() < 0.99
          ? 1 + pick(12)
          : 1 + pick(900),
    );
  return {
    persons: { weights, cities, strata, cells },
    rows: {
      mediaCount: media,
      rowStart,
      persons: Uint32Array.from(list),
      passages: column(counted, () => Uint16Array.from(passages())),
      probabilities: column(shape.form === 'thinned', () =>
        Float64Array.from(list, () => (random.next() < 0.05 ? 1 : 0.05 + 0.9 * random.next())),
      ),
      rates: column(shape.form === 'rates', () =>
        Float32Array.from(list, () => 0.001 + 3 * random.next() ** 4),
      ),
    },
  };
}
