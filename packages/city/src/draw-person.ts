import { type CityModel } from './city-model.ts';
import {
  educationByAge,
  industryShares,
  occupationByAge,
  officeByEducation,
  productionByEducation,
  womenFactor,
} from './label-model.ts';
import { occupation, travelMode } from './person-labels.ts';
import { cumulativeOf, pickIndex, type Random } from './random.ts';

/** Education by age band, fitted to the city's education and age margins. */
export function educationTables(city: CityModel): Float64Array[] {
  const { age, education } = city.facts.margins;
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

export function drawMode(meters: number, hasCar: boolean, female: boolean, random: Random): number {
  const km = meters / 1000;
  const { bus, metro, car, cycle, walk } = travelMode;
  const weights = [0, 0, 0, 0, 0];
  weights[bus] = km < 0.6 ? 0.05 : km < 3 ? 0.26 : km < 8 ? 0.34 : 0.25;
  weights[metro] = km < 1.5 ? 0.02 : km < 3 ? 0.1 : km < 8 ? 0.3 : 0.45;
  weights[car] = hasCar ? (km < 1 ? 0.06 : km < 3 ? 0.35 : 0.85) : 0.03;
  weights[cycle] = km < 0.6 ? 0.2 : km < 4 ? 0.4 : km < 8 ? 0.14 : 0.02;
  weights[walk] = km < 0.6 ? 0.9 : km < 1.5 ? 0.5 : km < 2.5 ? 0.1 : 0;
  if (female) weights[car] *= 0.8;
  return pickIndex(cumulativeOf(weights), random.next());
}

const industryTables = {
  office: cumulativeOf(industryShares.office),
  production: cumulativeOf(industryShares.production),
  self: cumulativeOf(industryShares.self),
};

export function drawIndustry(job: number, random: Random): number {
  const share = random.next();
  if (job === occupation.office) return pickIndex(industryTables.office, share);
  if (job === occupation.production) return pickIndex(industryTables.production, share);
  return job <= occupation.freelance ? pickIndex(industryTables.self, share) : -1;
}
