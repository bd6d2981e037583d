/**
 * Population by stratum (district × sex × age band) by iterative proportional fitting (Deming and Stephan,
 * 1940), and allocation of panel persons to strata by largest remainders.
 */
export const sexCount = 2;
export const ageCount = 6;

/** Stratum of district d, sex s (0 男, 1 女), age band a. */
export function stratumOf(district: number, sex: number, age: number): number {
  return (district * sexCount + sex) * ageCount + age;
}

/**
 * Scales `start` (indexed by `stratumOf`) until its sums by district, sex and age band equal the given totals.
 * The three lists must have equal sums. Returns people per stratum; districts of 0 stay empty.
 */
export function rake(
  start: Float64Array,
  byDistrict: readonly number[],
  bySex: readonly number[],
  byAge: readonly number[],
): Float64Array {
  const table = Float64Array.from(start);
  const axes = [
    { totals: byAge, of: (i: number) => i % ageCount },
    { totals: bySex, of: (i: number) => Math.floor(i / ageCount) % sexCount },
    { totals: byDistrict, of: (i: number) => Math.floor(i / (ageCount * sexCount)) },
  ];
  for (let round = 0; round < 60; round++) {
    for (const { totals, of } of axes) {
      const sums = totals.map(() => 0);
      for (let i = 0; i < table.length; i++) sums[of(i)] += table[i];
      for (let i = 0; i < table.length; i++) table[i] *= sums[of(i)] === 0 ? 0 : totals[of(i)] / sums[of(i)];
    }
  }
  return table;
}

/**
 * Allocates `count` persons in proportion to people, with at least `least` in every stratum that has people.
 * Throws RangeError when `count` is too small for the minimum of every stratum.
 */
export function allocate(people: Float64Array, count: number, least: number): Uint32Array {
  const total = people.reduce((sum, value) => sum + value, 0);
  const open = people.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (count < open * least)
    throw new RangeError(`a panel of this city needs at least ${open * least} persons`);
  const free = count - open * least;
  const places = new Uint32Array(people.length);
  const remainders: { index: number; part: number }[] = [];
  let given = 0;
  for (let i = 0; i < people.length; i++) {
    if (people[i] === 0) continue;
    const exact = (free * people[i]) / total;
    places[i] = least + Math.floor(exact);
    given += places[i];
    remainders.push({ index: i, part: exact - Math.floor(exact) });
  }
  remainders.sort((a, b) => b.part - a.part || a.index - b.index);
  for (let i = 0; given < count; i++, given++) places[remainders[i].index]++;
  return places;
}
