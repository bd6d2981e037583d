/** Residents of 15 and over by district, sex and age, from declared facts. */
import type { CityFacts, DistrictFact, PopulationMargins } from '@ooh/reference/facts/city-facts';
import { districtStem } from '@ooh/reference/district-stem';
import { ageCount, rake, sexCount, stratumOf } from './raking.ts';

/** A district as the caller knows it. */
export interface NamedDistrict {
  readonly name: string;
  /** Residents of all ages, where the caller knows better than the declared facts. */
  readonly residents?: number;
  /** Its men and women, where the caller knows them; only their proportion counts. */
  readonly sexes?: readonly [men: number, women: number];
  /** Its residents of 0–14 and of the six age bands, where the caller knows them; only their proportions count. */
  readonly ages?: readonly number[];
}

/** Declared facts of a district, matched by name; null when none are declared. */
export function districtFactOf(facts: CityFacts, district: NamedDistrict): DistrictFact | null {
  return facts.districts.find((fact) => fact.name === districtStem(district.name)) ?? null;
}

/**
 * Residents of all ages by district: the caller's figure, else the declared one, with the districts counted within it
 * that have no polygon of their own; null where neither is known.
 */
export function declaredResidents(facts: CityFacts, districts: readonly NamedDistrict[]): (number | null)[] {
  const given = new Set(districts.map((district) => districtStem(district.name)));
  return districts.map((district) => {
    if (district.residents !== undefined) return district.residents;
    const own = districtFactOf(facts, district);
    if (own === null) return null;
    const inside = facts.districts.filter((fact) => fact.within === own.name && !given.has(fact.name));
    return inside.reduce((sum, fact) => sum + fact.residents, own.residents);
  });
}

/**
 * Residents by district: those known, else a share of what is left of the city's: half of it in equal parts, half by
 * built-up weight.
 */
export function districtResidents(
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  built: readonly number[],
): number[] {
  const known = declaredResidents(facts, districts);
  if (facts.residents === null && known.includes(null)) {
    throw new RangeError(`residents of ${facts.adcode} are not declared: give them with each district`);
  }
  const rest = Math.max(
    0,
    (facts.residents ?? 0) - known.reduce((sum: number, value) => sum + (value ?? 0), 0),
  );
  const open = built.map((weight, i) => (known[i] === null ? weight : 0));
  const sum = open.reduce((total, weight) => total + weight, 0);
  const count = open.filter((weight) => weight > 0).length;
  const shareOf = (weight: number): number => (weight > 0 ? 0.5 / count + (0.5 * weight) / sum : 0);
  return known.map((value, i) => value ?? rest * shareOf(open[i]));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What is known of a district's residents: its own figures, else those of the city. */
function structureOf({ margins }: CityFacts, { sexes, ages }: NamedDistrict) {
  const adults = ages === undefined ? 1 : sumOf(ages.slice(1));
  return {
    adultShare: ages === undefined ? margins.adultShare : adults / sumOf(ages),
    male: sexes === undefined ? margins.male : sexes[0] / sumOf(sexes),
    age: ages === undefined ? margins.age : ages.slice(1).map((people) => people / adults),
  };
}

const isStructured = ({ sexes, ages }: NamedDistrict): boolean => sexes !== undefined || ages !== undefined;

/** Residents of 15 and over by district. */
export const adultsOf = (
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  residents: readonly number[],
): number[] => residents.map((people, d) => people * structureOf(facts, districts[d]).adultShare);

/** The margins of the city as a whole, where districts have figures of their own; else the declared ones. */
export function marginsOf(
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  residents: readonly number[],
): PopulationMargins {
  if (!districts.some(isStructured)) return facts.margins;
  const adults = adultsOf(facts, districts, residents);
  const total = sumOf(adults);
  const structures = districts.map((district) => structureOf(facts, district));
  const mean = (of: (structure: (typeof structures)[number]) => number): number =>
    sumOf(structures.map((structure, d) => of(structure) * adults[d])) / total;
  return {
    ...facts.margins,
    adultShare: total / sumOf(residents),
    male: mean(({ male }) => male),
    age: facts.margins.age.map((_, a) => mean(({ age }) => age[a])),
  };
}

/** Women live longer; men outnumber them among young workers. */
const leanOf = (sex: number, age: number): number => (sex === 0 ? -1 : 1) * 0.025 * (age - 2);

/** Residents of 15 and over by stratum; `residents` are those of all ages by district. */
export function strataPeople(
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  residents: readonly number[],
): Float64Array {
  if (districts.some(isStructured)) return structuredPeople(facts, districts, residents);
  const { margins } = facts;
  const byDistrict = residents.map((people) => people * margins.adultShare);
  const total = byDistrict.reduce((sum, value) => sum + value, 0);
  const start = new Float64Array(byDistrict.length * sexCount * ageCount);
  byDistrict.forEach((people, d) => {
    const tilt = districtFactOf(facts, districts[d])?.ageTilt ?? 0;
    for (let age = 0; age < ageCount; age++) {
      for (let sex = 0; sex < sexCount; sex++) {
        start[stratumOf(d, sex, age)] = people * Math.exp(tilt * (age - 2.5) * 0.5 + leanOf(sex, age));
      }
    }
  });
  return rake(
    start,
    byDistrict,
    [total * margins.male, total * (1 - margins.male)],
    margins.age.map((share) => total * share),
  );
}

/**
 * The same where some districts have figures of their own: those start from their structure, the others from that of the city with
 * their tilt. Totals by district are kept, and those of the city by sex and age band are the sums of what is known of the districts.
 */
function structuredPeople(
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  residents: readonly number[],
): Float64Array {
  const byDistrict = adultsOf(facts, districts, residents);
  const total = sumOf(byDistrict);
  const start = new Float64Array(byDistrict.length * sexCount * ageCount);
  byDistrict.forEach((people, d) => {
    const district = districts[d];
    const { male, age } = structureOf(facts, district);
    const tilt = district.ages === undefined ? (districtFactOf(facts, district)?.ageTilt ?? 0) : 0;
    for (let a = 0; a < ageCount; a++)
      for (let sex = 0; sex < sexCount; sex++)
        start[stratumOf(d, sex, a)] =
          people * age[a] * (sex === 0 ? male : 1 - male) * Math.exp(tilt * (a - 2.5) * 0.5 + leanOf(sex, a));
  });
  const city = marginsOf(facts, districts, residents);
  return rake(
    start,
    byDistrict,
    [total * city.male, total * (1 - city.male)],
    city.age.map((share) => total * share),
  );
}
