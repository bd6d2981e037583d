import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { expect, test } from 'vitest';
import { adultsOf, marginsOf, strataPeople, type NamedDistrict } from './district-people.ts';
import { ageCount, sexCount, stratumOf } from './raking.ts';

const facts = cityFactsOf('440300');
const residents = [1_000_000, 500_000, 250_000];
const sums = (
  table: Float64Array,
  keyOf: (d: number, sex: number, age: number) => number,
  length: number,
) => {
  const totals = Array.from({ length }, () => 0);
  for (let d = 0; d < residents.length; d++)
    for (let sex = 0; sex < sexCount; sex++)
      for (let age = 0; age < ageCount; age++) totals[keyOf(d, sex, age)] += table[stratumOf(d, sex, age)];
  return totals;
};

test('without figures of districts the margins are those of the city', () => {
  const districts = [{ name: '福田' }, { name: '南山' }, { name: '盐田' }];
  expect(marginsOf(facts, districts, residents)).toBe(facts.margins);
  const table = strataPeople(facts, districts, residents);
  const total = 1_750_000 * facts.margins.adultShare;
  sums(table, (_, sex) => sex, 2).forEach((people, sex) =>
    expect(people / total).toBeCloseTo(sex === 0 ? facts.margins.male : 1 - facts.margins.male, 6),
  );
});

test('figures of districts decide their adults, and the city’s sexes and ages in proportion to them', () => {
  // 20 % children; half of the adults are 25 to 35, the rest 56 and over. 60 % men.
  const known = { ages: [20, 0, 0, 40, 0, 0, 40], sexes: [60, 40] as const };
  const districts: NamedDistrict[] = [{ name: '福田', ...known }, { name: '南山' }, { name: '盐田' }];
  const adults = [800_000, 500_000 * facts.margins.adultShare, 250_000 * facts.margins.adultShare];
  adultsOf(facts, districts, residents).forEach((people, d) => expect(people).toBeCloseTo(adults[d], 6));
  const total = adults[0] + adults[1] + adults[2];
  const table = strataPeople(facts, districts, residents);
  sums(table, (d) => d, 3).forEach((people, d) => expect(people / adults[d]).toBeCloseTo(1, 9));
  const others = total - adults[0];
  const men = 0.6 * adults[0] + facts.margins.male * others;
  expect(sums(table, (_, sex) => sex, 2)[0] / men).toBeCloseTo(1, 6);
  const ages = facts.margins.age.map(
    (share, a) => share * others + (a === 2 || a === 5 ? 0.5 * adults[0] : 0),
  );
  sums(table, (_, __, age) => age, ageCount).forEach((people, a) =>
    expect(people / ages[a]).toBeCloseTo(1, 6),
  );
  const city = marginsOf(facts, districts, residents);
  expect(city.age.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(city.adultShare).toBeCloseTo(total / 1_750_000, 12);
  expect(city.education).toBe(facts.margins.education);
});

test('all districts with the structure of the city are the city: only tilts by district go', () => {
  const { adultShare, age, male } = facts.margins;
  const ages = [1 - adultShare, ...age.map((share) => share * adultShare)];
  const known = { ages, sexes: [male, 1 - male] as const };
  const districts = ['甲', '乙', '丙'].map((name) => ({ name, ...known }));
  const plain = ['甲', '乙', '丙'].map((name) => ({ name }));
  const [own, declared] = [districts, plain].map((list) => strataPeople(facts, list, residents));
  own.forEach((people, i) => expect(people / declared[i]).toBeCloseTo(1, 6));
});
