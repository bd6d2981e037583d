import { centreCountFor } from '@ooh/city/city-centres';
import { positionCountFor } from '@ooh/city/media-inventory';
import { areaCountFor, placeCountsFor } from '@ooh/city/places';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { knownCentresOf } from '../../apps/server/src/demo/simulation/known-centres.ts';
import { cityCodeOf } from '../../apps/server/src/reference/region/regions.ts';
import { sql, type Db } from '../../apps/server/src/platform/storage/postgres/database.ts';
import { publishedBuses, type PublishedBuses } from '@ooh/reference/facts/published-buses';

/** What the stores hold of a city, beside what is published or declared of it. */
export interface CityRow {
  readonly cityCode: string;
  /** As the facts know the city. */
  readonly adcode: string;
  readonly name: string;
  readonly tier: string;
  readonly lines: number;
  /** Lines for the city's residents: 700 for 15 million to the power 0.45, between 60 and 800. */
  readonly declaredLines: number;
  readonly fleet: number;
  readonly published: PublishedBuses | undefined;
  /** Mean length of a line's first direction. */
  readonly lineKilometers: number;
  /** Places of stops: names at a place count once. */
  readonly stops: number;
  readonly stopMeters: number;
  readonly positions: number;
  readonly persons: number;
  readonly residents: number;
  /** Residents that the panel's persons stand for. */
  readonly panelResidents: number;
  readonly metroStations: number;
  readonly publishedStations: number;
  readonly pois: number;
  readonly aois: number;
  readonly businessDistricts: number;
  readonly mainRoads: number;
  /** By the declared rules: places and media follow from residents and stations. */
  readonly declared: {
    readonly pois: number;
    readonly aois: number;
    readonly positions: number;
    /** Named by the facts, else one for every 350,000 residents. */
    readonly businessDistricts: number;
  };
}

interface Counted {
  readonly city: string;
  readonly lines: number;
  readonly fleet: number;
  readonly meters: number;
  readonly stops: number;
  readonly gaps: number;
}

/** Lines in force by city. */
async function countLines(db: Db): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted>`
    with current as (select release_id, city_code from data_release where state = 'current' and kind = 'bus-lines'),
    line as (
      select city_code, count(*)::int as lines, sum(single_deck_vehicles + double_deck_vehicles)::int as fleet,
        avg(length_meters)::float as meters, avg(length_meters::float / greatest(stop_count - 1, 1))::float as gaps
      from current join bus_line using (release_id) group by city_code),
    stop as (
      select city_code, count(distinct (round(lng::numeric, 4), round(lat::numeric, 4)))::int as stops
      from current join bus_line_stop using (release_id) group by city_code)
    select city_code as city, lines, fleet, meters, gaps, stops from line join stop using (city_code)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.city, row]));
}

async function countsInForce(
  db: Db,
): Promise<Map<string, ReadonlyMap<string, Readonly<Record<string, number>>>>> {
  const rows = await db
    .selectFrom('data_release')
    .select(['city_code', 'kind', 'counts'])
    .where('state', '=', 'current')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ city_code }) => city_code)].map(([city, own]) => [
      city,
      new Map(own.map(({ kind, counts }) => [kind, counts])),
    ]),
  );
}

const declaredLines = (residents: number): number =>
  Math.round(Math.min(800, Math.max(60, 700 * (residents / 15_000_000) ** 0.45)));

function declaredOf(adcode: string, residents: number, stations: number): CityRow['declared'] {
  const facts = cityFactsOf(adcode);
  const named = facts.businessDistricts.length;
  const { pois } = placeCountsFor(residents);
  return {
    pois,
    aois: areaCountFor(residents),
    positions: positionCountFor(residents, stations),
    businessDistricts:
      named > 0 ? named : Math.max(centreCountFor(facts.residents), knownCentresOf(adcode).length),
  };
}

/** All 49 cities of the demonstration. */
export async function readCityRows(db: Db): Promise<CityRow[]> {
  const [lines, held] = [await countLines(db), await countsInForce(db)];
  return highTierCities.map(({ adcode, name, tier, populationWan, metroStations }) => {
    const cityCode = cityCodeOf(adcode);
    const made = lines.get(cityCode);
    const of = (kind: string, count: string) => held.get(cityCode)?.get(kind)?.[count] ?? 0;
    const residents = populationWan * 10_000;
    return {
      cityCode,
      adcode,
      name,
      tier,
      lines: made?.lines ?? 0,
      declaredLines: declaredLines(residents),
      fleet: made?.fleet ?? 0,
      published: publishedBuses.get(adcode),
      lineKilometers: (made?.meters ?? 0) / 1000,
      stops: made?.stops ?? 0,
      stopMeters: made?.gaps ?? 0,
      positions: of('media-positions', 'positions'),
      persons: of('panel', 'persons'),
      residents,
      panelResidents: of('panel', 'residents'),
      metroStations: of('metro', 'stations'),
      publishedStations: metroStations,
      pois: of('places', 'pois'),
      aois: of('places', 'aois'),
      businessDistricts: of('places', 'businessDistricts'),
      mainRoads: of('places', 'mainRoads'),
      declared: declaredOf(adcode, of('panel', 'residents'), of('metro', 'stations')),
    };
  });
}
