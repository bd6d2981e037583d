/**
 * The panel: persons with expansion weights, homes on the streets, work, demographics and crowd labels. Persons are
 * ordered by district, home node and stratum; weights are equal within a stratum. The universe is the residents of
 * 15 and over; totals by district, sex and age band equal the declared figures.
 */
import { cumulativeOf, pickIndex, randomStream } from '@ooh/reference/random';
import type { CityOfPeople } from './city-of-people.ts';
import { strataPeople } from './district-people.ts';
import { ageCount, allocate, sexCount } from './raking.ts';
import { drawTraits } from './person-traits.ts';

/** Columns of length `count` unless said otherwise. */
export interface PeoplePanel {
  readonly count: number;
  /** People represented. */
  readonly weight: Float64Array;
  /** (district × 2 + sex) × 6 + age band. */
  readonly stratum: Uint16Array;
  readonly district: Uint8Array;
  /** 0 男, 1 女. */
  readonly sex: Uint8Array;
  /** 0..5: 15–17, 18–24, 25–35, 36–45, 46–55, 56+. */
  readonly ageBand: Uint8Array;
  /** 0..4 and 0..7 in the order of the label tree. */
  readonly education: Uint8Array;
  readonly occupation: Uint8Array;
  /** Node of the street graph. */
  readonly homeNode: Uint32Array;
  /** Node of work or school, −1 for none. */
  readonly workNode: Int32Array;
  /** Straight-line metres between home and work, 0 for none. */
  readonly commuteMeters: Float32Array;
  /** 1 where the person has a car. */
  readonly hasCar: Uint8Array;
  /** Main means of travel: 0 公交, 1 地铁, 2 自驾, 3 骑行, 4 步行. */
  readonly travelMode: Uint8Array;
  /** Length count + 1: labels of person p are labelIds[labelStart[p] .. labelStart[p + 1]), ascending. */
  readonly labelStart: Uint32Array;
  readonly labelIds: Uint16Array;
}

/** Where and as whom the persons are placed. */
export type PlacedPersons = Pick<
  PeoplePanel,
  'count' | 'weight' | 'stratum' | 'district' | 'sex' | 'ageBand' | 'homeNode'
>;

const leastPerStratum = 2;
const strataPerDistrict = sexCount * ageCount;

/** Draws homes of the places of one district, ordered by home node and stratum. */
function homesOf(city: CityOfPeople, district: number, strata: readonly number[]) {
  const { graph, weights } = city;
  const nodes = Array.from(graph.district.keys()).filter(
    (node) => graph.district[node] === district && weights.homes[node] > 0,
  );
  const running = cumulativeOf(nodes.map((node) => weights.homes[node]));
  const random = randomStream(city.seed, `homes ${district}`);
  return strata
    .map((stratum) => ({ stratum, home: nodes[pickIndex(running, random.next())] }))
    .sort((a, b) => a.home - b.home || a.stratum - b.stratum);
}

function placePersons(city: CityOfPeople, count: number): PlacedPersons {
  const people = strataPeople(city.facts, city.districts, city.weights.residents);
  const places = allocate(people, count, leastPerStratum);
  const placed = city.districts.flatMap((_, district) => {
    const first = district * strataPerDistrict;
    const strata = Array.from({ length: strataPerDistrict }, (_, slot) => first + slot);
    return homesOf(
      city,
      district,
      strata.flatMap((stratum) => Array.from({ length: places[stratum] }, () => stratum)),
    );
  });
  const stratum = Uint16Array.from(placed, (person) => person.stratum);
  return {
    count,
    stratum,
    homeNode: Uint32Array.from(placed, ({ home }) => home),
    weight: Float64Array.from(stratum, (at) => people[at] / places[at]),
    district: Uint8Array.from(stratum, (at) => Math.floor(at / strataPerDistrict)),
    sex: Uint8Array.from(stratum, (at) => Math.floor(at / ageCount) % sexCount),
    ageBand: Uint8Array.from(stratum, (at) => at % ageCount),
  };
}

/** Generates the panel of a city. Throws RangeError when `count` is below two persons a stratum. */
export function peoplePanel(city: CityOfPeople, count: number): PeoplePanel {
  const placed = placePersons(city, count);
  return { ...placed, ...drawTraits(city, placed) };
}
