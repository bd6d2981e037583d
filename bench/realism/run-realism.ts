/**
 * What the demonstration makes of each of its 49 cities, beside what is published or declared: buses, metro, media, people
 * and places; and of ten cities whether their lines run on their streets. Reads a data folder in which all have depth.
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
import { shareOnStreets } from './on-streets.ts';
import { publishedCountry } from '@ooh/reference/facts/published-buses';

/** Ten cities of every tier, coast and inland. */
const drawnCities = ['深圳', '上海', '北京', '广州', '成都', '重庆', '武汉', '杭州', '青岛', '厦门'];
const linesDrawn = 20;

const count = (value: number): string => Math.round(value).toLocaleString('en');
const beside = (made: string, known: string | null): string => (known === null ? made : `${made} (${known})`);

function cellsOf(row: CityRow): string[] {
  const { published } = row;
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
    count(row.positions),
    count(row.persons),
    beside((row.panelResidents / 10_000).toFixed(1), (row.residents / 10_000).toFixed(1)),
    count(row.pois),
  ];
}

const columns: readonly Column[] = [
  { title: 'city' },
  { title: 'tier' },
  ...[
    'lines',
    'vehicles',
    'vehicles a line',
    'km a line',
    'stops',
    'm between stops',
    'metro stations',
    'positions',
    'panel persons',
    'residents, 10,000',
    'POI',
  ].map((title) => ({ title, align: 'right' as const })),
];

/** The ways of the first lines of a city, by their ids. */
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
    .limit(linesDrawn)
    .execute();
  return rows.map(({ shape }) => shape);
}

export const runRealism: PartOfBench = async ({ data, say }) => {
  const config = readConfig({ ...process.env, DATA_DIR: data }, 'seed');
  const postgres = await openPostgres({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    searchPath: process.env['PATH'] ?? '',
    onError: (error) => say(String(error)),
  });
  try {
    const rows = await readCityRows(postgres.db);
    console.log(tableText(columns, rows.map(cellsOf)));
    const lines = rows.reduce((sum, row) => sum + row.lines, 0);
    const fleet = rows.reduce((sum, row) => sum + row.fleet, 0);
    const length = rows.reduce((sum, row) => sum + row.lineKilometers * row.lines, 0) / lines;
    const drawn: { readonly name: string; readonly share: number }[] = [];
    for (const name of drawnCities) {
      const { cityCode } = certain(
        rows.find((row) => row.name.startsWith(name)),
        'city',
        name,
      );
      say(name);
      const packed = certain(await packedCityStreets(config.dataDir, cityCode), 'streets of the city', name);
      drawn.push({ name, share: shareOnStreets(unpackStreets(packed), await waysOf(postgres.db, cityCode)) });
    }
    console.log();
    console.log(
      tableText(
        [{ title: `first ${linesDrawn} lines of` }, { title: 'within 30 m of a street', align: 'right' }],
        drawn.map(({ name, share }) => [name, `${(100 * share).toFixed(1)} %`]),
      ),
    );
    return {
      comparisons: [],
      seeds: {},
      versions: {},
      figures: { rows, drawn },
      notes: [
        `49 cities: ${(fleet / lines).toFixed(1)} vehicles and ${length.toFixed(1)} km a line; the country has ${publishedCountry.vehiclesPerLine} and ${publishedCountry.lineKilometers} (Ministry of Transport, 2021).`,
      ],
    };
  } finally {
    await postgres.close();
  }
};
