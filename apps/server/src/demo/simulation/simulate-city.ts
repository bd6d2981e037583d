import { randomUUID } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { readLines } from '../../city-data/bus-line/read-lines.ts';
import type { Context } from '../../context.ts';
import {
  deleteRelease,
  findCurrent,
  findRelease,
  insertRelease,
  lockReleases,
  setCounts,
  type DataReleaseRow,
  type NewRelease,
} from '../../city-data/release/data-release-store.ts';
import { populationParameter, populationText } from '../../city-data/population/panel-margins.ts';
import { publishBuilt } from '../../city-data/release/publish-release.ts';
import { readMetro } from '../../city-data/metro/read-metro.ts';
import { packedCityStreets } from '../../city-data/streets/city-streets.ts';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import { highTierCity } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { deletePanel, panelWriter, type PanelWriter } from '../../city-data/panel/panel-store.ts';
import {
  generatedRelease,
  publishInventory,
  publishMetro,
  publishNetwork,
  publishPlaces,
  type GeneratedCity,
} from './publish-parts.ts';
import { populatedDistricts, type PopulatedDistricts } from './imported-populations.ts';
import type { SimulationInput } from './simulation.ts';
import { openSimulator, type SimulationReceiver, type Simulator } from './simulator.ts';

/** Chooses when a piece of work on the service's own thread and stores is done. */
export type Pace = <Result>(piece: () => Promise<Result>) => Promise<Result>;

export const atOnce: Pace = (piece) => piece();

export interface CitySimulation extends GeneratedCity {
  readonly persons: number;
  /** Also invents a bus network where the city has none. */
  readonly inventsLines: boolean;
  /** The day around which faces are booked, YYYY-MM-DD. */
  readonly anchorDate: string;
  /** Names the panel's release; a repeated run with the same id begins anew. */
  readonly releaseId?: string;
  readonly signal?: AbortSignal;
  /** When each piece is stored; at once when absent. The simulation waits meanwhile. */
  readonly pace?: Pace;
  progress(share: number, phase: string): void;
}

export interface SimulatedCity {
  readonly release: DataReleaseRow;
  /** True when the current panel was made from the very same inputs; nothing was written then. */
  readonly isUnchanged: boolean;
}

type Stores = Pick<Context, 'db' | 'clickhouse' | 'releases' | 'now' | 'config'>;

/**
 * Simulates the people of a city and publishes them as its panel; what the city lacks of places, metro, media (and,
 * when asked, bus lines) is made along with them. Deterministic: city, seed, persons and depth decide everything; lines
 * and media change nobody. Refuses an unknown city and one without population figures. What was written is removed on failure; what
 * a stopping service leaves is removed by the run that begins anew. A lent simulator is left open.
 */
export async function simulateCity(
  context: Stores,
  simulation: CitySimulation,
  lent?: Simulator,
): Promise<SimulatedCity> {
  const simulator = lent ?? openSimulator({ isAwaited: simulation.pace === undefined });
  try {
    const writer = panelWriter(context.clickhouse);
    const built = await buildCity(context, simulator, writer, simulation);
    if (built.isUnchanged) return built;
    const { pace = atOnce } = simulation;
    return { ...built, release: await pace(() => publishBuilt(context, built.release)) };
  } finally {
    if (lent === undefined) await simulator.close();
  }
}

/** What a panel's source says: which figures were published, and that no medium entered. */
function panelSource(adcode: string, { imported }: PopulatedDistricts): string {
  const people =
    imported === null
      ? `公布的${cityFactsOf(adcode).districts.length > 0 ? '分区' : '全市'}人口`
      : `${imported.source.importedOn} 导入的分区人口${populationText(imported.source)}`;
  return `模拟数据（${people}与行政区推演，与线网、媒体无关）`;
}

/** Like `simulateCity`, but the panel is left to be published once its writer has been flushed. */
export async function buildCity(
  context: Stores,
  simulator: Simulator,
  writer: PanelWriter,
  simulation: CitySimulation,
): Promise<SimulatedCity> {
  const { cityCode, seed, persons, depth, pace = atOnce } = simulation;
  const districts = await districtsOf(cityCode);
  if (districts.length === 0) throw new AppError('refused', '没有该城市的行政区边界，无法生成人群样本');
  const adcode = highTierCity(cityCode)?.adcode ?? cityCode;
  const populated = await populatedDistricts(context.db, cityCode, districts);
  const { imported } = populated;
  if (cityFactsOf(adcode).residents === null && imported?.isComplete !== true)
    throw new AppError(
      'refused',
      '该城市没有公布的人口数据，无法生成人群样本；可先导入各行政区的「行政区人口」',
    );
  const found = await partsOf(context, simulation);
  const inventsLines = found.lines === undefined && simulation.inventsLines;
  const release = generatedRelease(context, simulation, 'panel', panelSource(adcode, populated), {
    persons,
    // The text of the source is no part of what a panel is: the same figures of another file make the same panel.
    ...(imported !== null && { populations: imported.contentSha256 }),
    // A generated metro is the same whenever it is made.
    metro: found.metro?.is_demo === false ? found.metro.content_sha256 : 'generated',
  });
  const isMade = found.panel?.content_sha256 === release.contentSha256;
  if (found.panel && isMade && found.places && found.positions && !inventsLines)
    return { release: found.panel, isUnchanged: true };

  const releaseId = simulation.releaseId ?? randomUUID();
  await forgetUnfinished(context, releaseId);
  await register(context, {
    ...release,
    releaseId,
    parameters: {
      ...release.parameters,
      ...(imported !== null && { [populationParameter]: imported.source }),
    },
  });
  try {
    const input: SimulationInput = {
      releaseId,
      adcode,
      seed,
      depth,
      persons,
      districts: populated.districts,
      lines: found.lines ? await readLines(context.db, found.lines.release_id) : inventsLines ? null : [],
      streets:
        depth === 'deep' ? await pace(() => packedCityStreets(context.config.dataDir, cityCode)) : null,
      metro: found.metro ? await readMetro(context.db, found.metro.release_id) : null,
      wantsPlaces: found.places === undefined,
      wantsInventory: found.positions === undefined,
    };
    const counts: Record<string, number> = { persons: 0, visits: 0 };
    const receiver = receiverOf(context, simulation, districts, writer, counts);
    const { cells, residents } = await simulator.run(input, receiver, simulation.signal);
    await setCounts(context.db, releaseId, { ...counts, cells, residents });
    return {
      release: certain(await findRelease(context.db, releaseId), 'release', releaseId),
      isUnchanged: false,
    };
  } catch (error) {
    await forgetUnfinished(context, releaseId);
    throw error;
  }
}

/**
 * The releases that a simulation builds upon. What was generated at a glance counts as lacking for a city in depth,
 * and is replaced.
 */
async function partsOf({ db }: Pick<Context, 'db'>, { cityCode, depth }: CitySimulation) {
  const usable = async (kind: NewRelease['kind']): Promise<DataReleaseRow | undefined> => {
    const release = await findCurrent(db, kind, cityCode);
    const isGlance = release?.is_demo === true && release.parameters['depth'] === 'glance';
    return isGlance && depth === 'deep' ? undefined : release;
  };
  return {
    lines: await usable('bus-lines'),
    places: await usable('places'),
    metro: await usable('metro'),
    positions: await usable('media-positions'),
    panel: await findCurrent(db, 'panel', cityCode),
  };
}

function receiverOf(
  context: Stores,
  simulation: CitySimulation,
  districts: readonly Boundary[],
  writer: PanelWriter,
  counts: Record<string, number>,
): SimulationReceiver {
  const { pace = atOnce } = simulation;
  const count = (name: string, rows: number): void => void (counts[name] = (counts[name] ?? 0) + rows);
  return {
    progress: (share, phase) => simulation.progress(share, phase),
    network: (invented) => pace(() => publishNetwork(context, simulation, invented)),
    places: (made) => pace(() => publishPlaces(context, simulation, made, districts)),
    metro: (made, dailyRiders) => pace(() => publishMetro(context, simulation, made, dailyRiders)),
    inventory: (made) => pace(() => publishInventory(context, simulation, made)),
    async persons(rows) {
      count('persons', rows.rows);
      await pace(() => writer.write('panel_person', rows));
    },
    async stations(rows) {
      count('stationPassages', rows.rows);
      await pace(() => writer.write('panel_station', rows));
    },
    async visits(rows) {
      count('visits', rows.rows);
      await pace(() => writer.write('panel_visit', rows));
    },
  };
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
