import { strataPeople } from '@ooh/people/person/district-people';
import type { CityModel } from './city-model.ts';
import { cumulativeOf, pickIndex, randomStream } from '@ooh/reference/random';
import { ageCount, allocate, sexCount } from '@ooh/people/person/raking';

const minPerStratum = 2;

export interface Base {
  readonly count: number;
  readonly weight: Float64Array;
  readonly stratum: Uint16Array;
  readonly district: Uint8Array;
  readonly sex: Uint8Array;
  readonly ageBand: Uint8Array;
  readonly homeCell: Uint32Array;
}

/** Places the persons: strata, weights and homes. */
export function layOut(city: CityModel, personCount: number): Base {
  const people = strataPeople(city.facts, city.districts, city.districtResidents);
  const places = allocate(people, personCount, minPerStratum);
  const base: Base = {
    count: personCount,
    weight: new Float64Array(personCount),
    stratum: new Uint16Array(personCount),
    district: new Uint8Array(personCount),
    sex: new Uint8Array(personCount),
    ageBand: new Uint8Array(personCount),
    homeCell: new Uint32Array(personCount),
  };
  const random = randomStream(city.seed, 'homes');
  const { grid, fields } = city;
  let at = 0;
  city.districts.forEach((_, d) => {
    const cells = Array.from(grid.cells.keys()).filter(
      (cell) => grid.district[cell] === d && fields.residential[cell] > 0,
    );
    const cumulative = cumulativeOf(cells.map((cell) => fields.residential[cell]));
    for (let slot = 0; slot < sexCount * ageCount; slot++) {
      const stratum = d * sexCount * ageCount + slot;
      const end = at + places[stratum];
      for (let person = at; person < end; person++)
        base.homeCell[person] = cells[pickIndex(cumulative, random.next())];
      base.homeCell.subarray(at, end).sort();
      base.weight.fill(people[stratum] / places[stratum], at, end);
      base.stratum.fill(stratum, at, end);
      base.district.fill(d, at, end);
      base.sex.fill(Math.floor(slot / ageCount), at, end);
      base.ageBand.fill(slot % ageCount, at, end);
      at = end;
    }
  });
  return base;
}
