/** Education, occupation and industry of a person, drawn from the margins of a city and the declared tables. */
import type { PopulationMargins } from '@ooh/reference/facts/city-facts';
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';
import {
  educationByAge,
  incomeByAge,
  incomeByEducation,
  incomeByOccupation,
  industryShares,
  occupationByAge,
  officeByEducation,
  productionByEducation,
  womenFactor,
} from './label-model.ts';
import { occupation } from './person-labels.ts';

/** Education by age band, fitted to the education and age margins: running weights for `pickIndex`. */
export function educationTables({ age, education }: PopulationMargins): Float64Array[] {
  const table = educationByAge.map((row, a) => row.map((pull, e) => pull * education[e] * age[a]));
  for (let round = 0; round < 40; round++) {
    education.forEach((share, e) => {
      const sum = table.reduce((total, row) => total + row[e], 0);
      for (const row of table) row[e] *= share / sum;
    });
    table.forEach((row, a) => {
      const sum = row.reduce((total, value) => total + value, 0);
      row.forEach((value, e) => (row[e] = (value * age[a]) / sum));
    });
  }
  return table.map((row) => cumulativeOf(row));
}

export function drawOccupation(age: number, sex: number, education: number, random: Random): number {
  const shares = occupationByAge[age].map((share, job) => {
    const pull =
      job === occupation.office
        ? officeByEducation[education]
        : job === occupation.production
          ? productionByEducation[education]
          : 1;
    return share * pull * (sex === 1 ? womenFactor[job] : 1);
  });
  return pickIndex(cumulativeOf(shares), random.next());
}

/** Distance to work relative to the city's median by occupation; 0 stays at home. */
export const distanceByOccupation = [1.12, 0.8, 0.75, 1, 0.45, 0, 0, 0];

const industryTables = {
  office: cumulativeOf(industryShares.office),
  production: cumulativeOf(industryShares.production),
  self: cumulativeOf(industryShares.self),
};

/** Index into the industries, −1 without work. */
export function drawIndustry(job: number, random: Random): number {
  const share = random.next();
  if (job === occupation.office) return pickIndex(industryTables.office, share);
  if (job === occupation.production) return pickIndex(industryTables.production, share);
  return job <= occupation.freelance ? pickIndex(industryTables.self, share) : -1;
}

/** Indices by ascending value, then by index: sorted as numbers, which takes a tenth of a comparing sort. */
function ascending(scores: Float32Array): Uint32Array {
  const count = scores.length;
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, count);
  // The order of floats is that of their bits once negative ones are turned over; 53 bits hold it beside the index.
  const keys = Float64Array.from(
    bits,
    (value, i) => (value >>> 31 === 1 ? ~value >>> 0 : value + 0x8000_0000) * 0x20_0000 + i,
  ).sort();
  return Uint32Array.from(keys, (key) => key % 0x20_0000);
}

/** Values of `scores` below which the given weighted shares of people lie; shares ascend. */
export function weightedQuantiles(
  scores: Float32Array,
  weight: Float64Array,
  shares: readonly number[],
): number[] {
  const total = weight.reduce((sum, value) => sum + value, 0);
  const result: number[] = [];
  let sum = 0;
  for (const person of ascending(scores)) {
    sum += weight[person];
    while (result.length < shares.length && sum >= shares[result.length] * total) result.push(scores[person]);
  }
  return result;
}

/** Income score from education, occupation and age band, before place and chance. */
export const demographicIncome = (education: number, job: number, age: number): number =>
  incomeByEducation[education] + incomeByOccupation[job] + incomeByAge[age];
