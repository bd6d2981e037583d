import { haversineMeters } from '@ooh/geo/distance';
import type { GeneratedCity } from './generated-city.ts';

/** Value below which a share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The same for values that stand for `weights` people each. */
export function weightedQuantile(
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  share: number,
): number {
  const order = Array.from({ length: values.length }, (_, i) => i).sort((a, b) => values[a] - values[b]);
  const total = order.reduce((sum, i) => sum + weights[i], 0);
  let sum = 0;
  for (const i of order) {
    sum += weights[i];
    if (sum >= share * total) return values[i];
  }
  return 0;
}

/** Kilometres of the outward directions, ascending. */
export function lineKilometers({ lines }: GeneratedCity): number[] {
  return lines.map((line) => line.directions[0].lengthMeters / 1000).sort((a, b) => a - b);
}

/** Metres between stops that follow each other, as the crow flies, ascending. */
export function stopSpacings({ lines }: GeneratedCity): number[] {
  return lines
    .flatMap(({ directions: [{ stops }] }) =>
      stops.slice(1).map((stop, i) => haversineMeters(stops[i].lng, stops[i].lat, stop.lng, stop.lat)),
    )
    .sort((a, b) => a - b);
}

/** Commuters' distances in kilometres with the people that each stands for. */
export function commutes({ panel }: GeneratedCity): { kilometers: number[]; weights: number[] } {
  const at = Array.from({ length: panel.count }, (_, p) => p).filter((p) => panel.workCell[p] >= 0);
  return {
    kilometers: at.map((p) => panel.commuteMeters[p] / 1000),
    weights: at.map((p) => panel.weight[p]),
  };
}

/** Residents of 15 and over by district: generated, and as the facts say. */
export function districtPopulations({ city, panel }: GeneratedCity) {
  const generated = city.districts.map(() => 0);
  for (let p = 0; p < panel.count; p++) generated[panel.district[p]] += panel.weight[p];
  return city.districts.map(({ name }, d) => ({
    name,
    generated: generated[d],
    declared: city.districtResidents[d] * city.facts.margins.adultShare,
  }));
}
