import { createHash, randomUUID } from 'node:crypto';
import { cityFactsOf } from '@ooh/city/facts/city-facts';
import type { BusLine } from '@ooh/city/network';
import type { CityPlaces } from '@ooh/city/places';
import { countsOf, type BusLineRecord } from '../bus-line/bus-line-record.ts';
import { insertLines } from '../bus-line/insert-lines.ts';
import { readLines } from '../bus-line/read-lines.ts';
import type { Context } from '../context.ts';
import {
  deleteRelease,
  findCurrent,
  findRelease,
  insertRelease,
  lockReleases,
  setCounts,
  type DataReleaseRow,
  type NewRelease,
} from '../data-release/data-release-store.ts';
import { publishBuilt, publishNew } from '../data-release/publish-release.ts';
import { insertPlaces, placeCounts } from '../place/insert-places.ts';
import { districtsOf, type Boundary } from '../region/boundaries.ts';
import { cityName, highTierCity } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import { deletePanel, panelWriter } from './panel-store.ts';
import { runSimulation } from './run-simulation.ts';

/** A change makes panels of the same parameters different ones. */
const simulatorVersion = 1;

export interface CitySimulation {
  readonly cityCode: string;
  readonly persons: number;
  readonly seed: number;
  /** Also invents a bus network where the city has none. */
  readonly inventsLines: boolean;
  readonly createdBy: string;
  /** Names the panel's release; a repeated run with the same id begins anew. */
  readonly releaseId?: string;
  readonly signal?: AbortSignal;
  progress(share: number, phase: string): void;
}

export interface SimulatedCity {
  readonly release: DataReleaseRow;
  /** True when the current panel was made from the very same inputs; nothing was written then. */
  readonly isUnchanged: boolean;
}

type Stores = Pick<Context, 'db' | 'clickhouse' | 'releases' | 'now'>;

/**
 * Simulates the people of a city and publishes them as its panel; places (and, when asked, bus lines) are made
 * along with them where the city has none. Deterministic: city, seed, persons and network decide everything.
 * Refuses an unknown city and one without population figures. What was written is removed again on failure.
 */
export async function simulateCity(context: Stores, simulation: CitySimulation): Promise<SimulatedCity> {
  const { cityCode, persons, seed } = simulation;
  const districts = await districtsOf(cityCode);
  if (districts.length === 0) throw new Refusal('refused', '没有该城市的行政区边界，无法生成人群样本');
  const adcode = highTierCity(cityCode)?.adcode ?? cityCode;
  if (cityFactsOf(adcode).residents === null)
    throw new Refusal('refused', '该城市没有公布的人口数据，无法生成人群样本');
  const lines = await findCurrent(context.db, 'bus-lines', cityCode);
  const places = await findCurrent(context.db, 'places', cityCode);
  const inventsLines = lines === undefined && simulation.inventsLines;
  const network = lines?.content_sha256 ?? (inventsLines ? inventedNetworkHash(cityCode, seed) : 'none');
  const parameters = { seed, persons, network, simulatorVersion };
  const contentSha256 = hashOf(['panel', cityCode, parameters]);
  const current = await findCurrent(context.db, 'panel', cityCode);
  if (current?.content_sha256 === contentSha256 && places) return { release: current, isUnchanged: true };

  const releaseId = simulation.releaseId ?? randomUUID();
  await forgetUnfinished(context, releaseId);
  await register(context, {
    ...releaseBy(context, simulation),
    releaseId,
    kind: 'panel',
    contentSha256,
    parameters,
  });
  try {
    const input = {
      releaseId,
      adcode,
      seed,
      persons,
      districts,
      lines: lines ? await readLines(context.db, lines.release_id) : inventsLines ? null : [],
      wantsPlaces: places === undefined,
    };
    const writer = panelWriter(context.clickhouse);
    const end = await runSimulation(
      input,
      {
        progress: (share, phase) => simulation.progress(share, phase),
        network: (invented) => publishNetwork(context, simulation, invented),
        places: (made) => publishPlaces(context, simulation, made, districts),
        persons: (rows) => writer.persons(rows),
        visits: (rows) => writer.visits(rows),
      },
      simulation.signal,
    );
    await setCounts(context.db, releaseId, { ...writer.counts, cells: end.cells, residents: end.residents });
    return {
      release: await publishBuilt(context, (await findRelease(context.db, releaseId))!),
      isUnchanged: false,
    };
  } catch (error) {
    await forgetUnfinished(context, releaseId);
    throw error;
  }
}

/** Removes a panel that was begun under this id and never published, with its row in the register. */
export async function forgetUnfinished(
  context: Pick<Context, 'db' | 'clickhouse'>,
  releaseId: string,
): Promise<void> {
  const release = await findRelease(context.db, releaseId);
  if (release?.state !== 'building') return;
  await deletePanel(context.clickhouse, releaseId);
  await deleteRelease(context.db, releaseId);
}

async function register(context: Stores, release: NewRelease): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    await lockReleases(transaction, release.kind, release.cityCode);
    await insertRelease(transaction, release);
  });
}

function releaseBy(
  context: Stores,
  { cityCode, createdBy }: CitySimulation,
): Omit<NewRelease, 'kind' | 'contentSha256' | 'parameters'> {
  return {
    cityCode,
    source: `${cityName(cityCode)}模拟数据（公布的人口、行政区与线网推演）`,
    legalBasis: '模拟生成，不含个人信息',
    crs: 'WGS84',
    retainUntil: null,
    fileName: null,
    fileSha256: null,
    isDemo: true,
    counts: {},
    createdBy,
    createdAt: context.now(),
  };
}

async function publishNetwork(
  context: Stores,
  simulation: CitySimulation,
  invented: readonly BusLine[],
): Promise<void> {
  const lines = invented.map(recordOf);
  const release: NewRelease = {
    ...releaseBy(context, simulation),
    kind: 'bus-lines',
    source: `${cityName(simulation.cityCode)}示例线网（随机生成，非真实线路）`,
    contentSha256: inventedNetworkHash(simulation.cityCode, simulation.seed),
    parameters: { seed: simulation.seed, simulatorVersion },
    counts: countsOf(lines),
  };
  await publishNew(context, release, (transaction, releaseId) => insertLines(transaction, releaseId, lines));
}

/** Every field of an invented line is an estimate. */
function recordOf(line: BusLine): BusLineRecord {
  return {
    ...line,
    operator: null,
    lengthMeters: Math.round(line.directions[0].lengthMeters),
    firstHour: 6,
    lastHour: 22,
    estimatedFields: ['lengthMeters', 'firstHour', 'lastHour', ...line.estimatedFields],
    directions: line.directions.map(({ fromStop, toStop, stops, shape, lengthMeters }, index) => ({
      direction: index === 0 ? 0 : 1,
      name: `${fromStop}-${toStop}`,
      lengthMeters,
      shape: shape.map(([lng, lat]) => [lng, lat] as const),
      stops,
    })),
  };
}

async function publishPlaces(
  context: Stores,
  simulation: CitySimulation,
  places: CityPlaces,
  districts: readonly Boundary[],
): Promise<void> {
  const { cityCode, seed } = simulation;
  const parameters = { seed, simulatorVersion };
  const release: NewRelease = {
    ...releaseBy(context, simulation),
    kind: 'places',
    source: `${cityName(cityCode)}示意地点（模拟生成）`,
    contentSha256: hashOf(['places', cityCode, parameters, placeCounts(places)]),
    parameters,
    counts: { ...placeCounts(places) },
  };
  await publishNew(context, release, (transaction, releaseId) =>
    insertPlaces(transaction, releaseId, cityCode, places, districts),
  );
}

function inventedNetworkHash(cityCode: string, seed: number): string {
  return hashOf(['network', cityCode, seed, simulatorVersion]);
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
