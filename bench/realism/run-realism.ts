/**
 * What the demonstration makes of each of its 49 cities, beside what is published or declared: buses, metro, media, people
 * and places; of ten cities whether their lines run on their streets, and their streets beside published ones; and whether
 * any name is another city's. Reads a data folder in which all have depth.
 */
import { certain } from '@ooh/contract/core/certain';
import type { Position } from '@ooh/geo/polygon';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openPostgres } from '../../apps/server/src/platform/storage/postgres/open.ts';
import type { Db } from '../../apps/server/src/platform/storage/postgres/database.ts';
import { packedCityStreets } from '../../apps/server/src/city-data/streets/city-streets.ts';
import { tableText, type Column } from '../harness/table.ts';
import type { PartOfBench } from '../speed/part.ts';
import { readCityRows, type CityRow } from './city-rows.ts';
import { publishedBuses, publishedCountry } from '@ooh/reference/facts/published-buses';
import {
  publishedDensities,
  publishedDensitiesSource,
  publishedLineDetour,
  publishedMeanDensity,
  publishedNetworks,
  publishedNetworksSource,
} from '@ooh/reference/facts/published-streets';
import { foreignNamesOf, type ForeignNames } from './city-names.ts';
import { measureLines, type LineMeasures } from './line-measures.ts';
import { measureNetwork, type NetworkMeasures } from './network-measures.ts';
import { outsideOf, outsideOfStreets } from './verdicts.ts';

/** Ten cities of every tier, coast and inland. */
const drawnCities = ['深圳', '上海', '北京', '广州', '成都', '重庆', '武汉', '杭州', '青岛', '厦门'];
const linesDrawn = 20;
const namesShown = 40;

const count = (value: number): string => Math.round(value).toLocaleString('en');
const beside = (made: string, known: string | null): string => (known === null ? made : `${made} (${known})`);
const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
const right = (...titles: string[]): Column[] => titles.map((title) => ({ title, align: 'right' as const }));

function cellsOf(row: CityRow): string[] {
  const { published, declared } = row;
  return [
    row.name,
    row.tier,
    beside(
      count(row.lines),
      `${count(row.declaredLines)} declared${published?.lines ? `, ${count(published.lines)} in ${published.year}` : ''}`,
    ),
    beside(count(row.fleet), published?.fleet ? `${count(published.fleet)} in ${published.year}` : null),
    (row.fleet / row.lines).toFixed(1),
    beside(
      row.lineKilometers.toFixed(1),
      published?.lineKilometers ? String(published.lineKilometers) : null,
    ),
    count(row.stops),
    count(row.stopMeters),
    beside(count(row.metroStations), count(row.publishedStations)),
    beside(count(row.positions), count(declared.positions)),
    count(row.persons),
    beside((row.panelResidents / 10_000).toFixed(1), (row.residents / 10_000).toFixed(1)),
    beside(count(row.pois), count(declared.pois)),
    beside(count(row.aois), count(declared.aois)),
    beside(count(row.businessDistricts), count(declared.businessDistricts)),
    count(row.mainRoads),
    outsideOf(row).join(', ') || '–',
  ];
}

const cityColumns: readonly Column[] = [
  { title: 'city' },
  { title: 'tier' },
  ...right(
    'lines',
    'vehicles',
    'vehicles a line',
    'km a line',
    'stops',
    'm between stops',
    'metro stations',
    'positions (rule)',
    'panel persons',
    'residents, 10,000',
    'POI (rule)',
    'AOI (rule)',
    'business districts (rule)',
    'main roads',
  ),
  { title: 'outside' },
];

/** The ways of the lines of a city, by their ids. */
async function waysOf(db: Db, cityCode: string): Promise<readonly (readonly Position[])[]> {
  const rows = await db
    .selectFrom('bus_line_direction')
    .innerJoin('data_release', 'data_release.release_id', 'bus_line_direction.release_id')
    .select('bus_line_direction.shape')
    .where('data_release.state', '=', 'current')
    .where('data_release.kind', '=', 'bus-lines')
    .where('data_release.city_code', '=', cityCode)
    .where('bus_line_direction.direction', '=', 0)
    .orderBy('bus_line_direction.line_id')
    .execute();
  return rows.map(({ shape }) => shape);
}

interface DrawnCity {
  readonly name: string;
  readonly adcode: string;
  readonly lines: LineMeasures;
  readonly streets: NetworkMeasures;
}

const drawnColumns: readonly Column[] = [
  { title: 'streets and lines of' },
  ...right(
    `first ${linesDrawn} lines within 30 m`,
    'all lines within 30 m',
    'detour of lines',
    'detour 50 %',
    'detour 90 %',
    'built km²',
    'crossings a km²',
    'km a km²',
    'dead ends',
    '3-way',
    '4-way',
    'edge circuity',
  ),
  { title: 'outside' },
];

function drawnCells({ name, adcode, lines, streets }: DrawnCity): string[] {
  const published = publishedNetworks.find((one) => one.adcode === adcode);
  const density = publishedDensities.find((one) => one.adcode === adcode);
  const and = (made: string, known: number | undefined, digits: number): string =>
    beside(made, known === undefined ? null : known.toFixed(digits));
  return [
    name,
    share(lines.firstShare),
    share(lines.allShare),
    lines.detour.toFixed(2),
    streets.detour.toFixed(2),
    streets.detour90.toFixed(2),
    and(count(streets.squareKilometers), published?.squareKilometers, 0),
    and(
      streets.crossingsPerSquare.toFixed(1),
      published && published.crossings / published.squareKilometers,
      1,
    ),
    and(streets.kilometersPerSquare.toFixed(1), density?.kilometersPerSquare, 1),
    and(streets.deadEnds.toFixed(3), published?.deadEnds, 3),
    and(streets.threeWay.toFixed(2), published?.threeWay, 2),
    and(streets.fourWay.toFixed(2), published?.fourWay, 2),
    and(streets.circuity.toFixed(3), published?.circuity, 3),
    outsideOfStreets(lines, streets, published, density).join(', ') || '–',
  ];
}

export const runRealism: PartOfBench = async ({ data, say }) => {
  const config = readConfig({ ...process.env, DATA_DIR: data }, 'seed');
  const postgres = await openPostgres({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    searchPath: process.env['PATH'] ?? '',
    onError: (error) => say(String(error)),
  });
  const { db } = postgres;
  try {
    const rows = await readCityRows(db);
    console.log(tableText(cityColumns, rows.map(cellsOf)));
    const lines = rows.reduce((sum, row) => sum + row.lines, 0);
    const fleet = rows.reduce((sum, row) => sum + row.fleet, 0);
    const length = rows.reduce((sum, row) => sum + row.lineKilometers * row.lines, 0) / lines;
    const drawn: DrawnCity[] = [];
    for (const name of drawnCities) {
      const { cityCode, adcode } = certain(
        rows.find((row) => row.name.startsWith(name)),
        'city',
        name,
      );
      say(name);
      const packed = certain(await packedCityStreets(config.dataDir, cityCode), 'streets of the city', name);
      drawn.push({
        name,
        adcode,
        lines: measureLines(unpackStreets(packed), await waysOf(db, cityCode), linesDrawn),
        streets: await measureNetwork(cityCode, adcode, name),
      });
    }
    console.log();
    console.log(tableText(drawnColumns, drawn.map(drawnCells)));
    const names: ForeignNames[] = [];
    for (const { cityCode, adcode } of rows)
      names.push(await foreignNamesOf(db, config.dataDir, cityCode, adcode));
    const foreign = names.flatMap(({ cityCode, foreign: found }) =>
      found.map((one) => ({ cityCode, ...one })),
    );
    const looked = names.reduce((sum, city) => sum + city.looked, 0);
    console.log();
    console.log(`${count(looked)} names of 49 cities, ${foreign.length} of them with another city's name`);
    for (const { cityCode, of, name, tied } of foreign.slice(0, namesShown))
      console.log(`  ${cityCode} ${of} ${name}: ${tied}`);
    const mean = drawn.reduce((sum, { streets }) => sum + streets.kilometersPerSquare, 0) / drawn.length;
    return {
      comparisons: [],
      seeds: {},
      versions: {},
      figures: { rows, drawn, names: { looked, foreign } },
      notes: [
        `49 cities: ${(fleet / lines).toFixed(1)} vehicles and ${length.toFixed(1)} km a line; the country has ${publishedCountry.vehiclesPerLine} and ${publishedCountry.lineKilometers} (Ministry of Transport, 2021).`,
        `Streets in brackets: ${publishedNetworksSource}; km a km²: ${publishedDensitiesSource}; the mean of 36 cities is ${publishedMeanDensity}, of these ten ${mean.toFixed(1)} (one line a street, no lanes within blocks). 深圳 and 厦门 are the densest two of the 36.`,
        `Lines: GB 50220-95 asked for a detour of ${publishedLineDetour.formerLimit} at most; ${publishedLineDetour.shenzhenMedian} is the median of real directions in 深圳.`,
        ...[...publishedBuses.values()].map(
          ({ year, source }, i) => `Buses of ${[...publishedBuses.keys()][i]}: ${source}, ${year}.`,
        ),
      ],
    };
  } finally {
    await postgres.close();
  }
};
