import { prepareCity, type CityModel } from '@ooh/city/city-model';
import { cellAt } from '@ooh/city/city-grid';
import { generateInventory } from '@ooh/city/media-inventory';
import { generateMetro, type MetroSystem } from '@ooh/city/metro';
import { dailyRiders, stationPassages, travellersOf } from '@ooh/city/metro-trips';
import { generateNetwork, networkParametersOf, networkStopsOf, type NetworkStops } from '@ooh/city/network';
import { generatePanel } from '@ooh/city/panel';
import { generatePlaces } from '@ooh/city/places';
import { visitChunks } from '@ooh/city/week';
import { streetWays } from '@ooh/people/lines/street-ways';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import type { StreetNetwork } from '@ooh/streets/street-network';
import { certain } from '@ooh/contract/core/certain';
import type { StoredMetro } from '../../city-data/metro/read-metro.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { serveCalls, type CallControl } from '../../platform/worker/serve-calls.ts';
import { standBack } from '../../platform/worker/stand-back.ts';
import { knownCentresOf } from './known-centres.ts';
import { knownRoadsOf } from './known-roads.ts';
import { personBlocks, stationBlock, storedCells, visitBlock } from './panel-blocks.ts';
import { readTravellers } from './stored-travellers.ts';
import type {
  SimulationCalls,
  SimulationEnd,
  SimulationEvent,
  SimulationInput,
  SimulationPiece,
} from './simulation.ts';

/** Limits of cells, places and media of a city of depth `glance`. */
const glance = { maxCells: 3000, pois: 600, areas: 60, density: 0.2 } as const;

/** More lines at once would keep the service from answering while it takes them. */
const linesAtOnce = 100;

/** How a simulation reports its progress. */
interface Telling {
  progress(share: number, phase: string): void;
  /** Hands a piece over and waits until the receiver has dealt with it. */
  hand(piece: SimulationPiece): Promise<void>;
}

function tellingOf({ tell, deliver }: CallControl<SimulationEvent>): Telling {
  return {
    progress: (share, phase) => tell({ kind: 'progress', share, phase }),
    hand: (piece) => deliver(piece, 'block' in piece ? [piece.block.buffer] : []),
  };
}

function prepare(
  { adcode, seed, districts, depth }: SimulationInput,
  streets: StreetNetwork | null,
): CityModel {
  return prepareCity({
    adcode,
    seed,
    districts,
    knownCentres: knownCentresOf(adcode),
    knownRoads: streets === null ? [] : knownRoadsOf(streets),
    ...(depth === 'glance' ? { resolution: 8, maxCells: glance.maxCells } : {}),
  });
}

/** Where the city's lines stop: those it has, or those of a network invented for it. Null where it has none. */
async function stopsOf(
  { lines, depth }: SimulationInput,
  city: CityModel,
  streets: StreetNetwork | null,
  { progress, hand }: Telling,
): Promise<NetworkStops | null> {
  if (depth === 'glance') return null;
  if (lines !== null) return lines.length === 0 ? null : networkStopsOf(lines);
  progress(0.06, '示例线网');
  const ways = streets === null ? null : streetWays(streets);
  const invented = generateNetwork(city, networkParametersOf(city), ways);
  for (let from = 0; from < invented.length; from += linesAtOnce) {
    const lines = invented.slice(from, from + linesAtOnce);
    await hand({ kind: 'network', lines, isLast: from + linesAtOnce >= invented.length });
  }
  return networkStopsOf(invented);
}

/** An imported metro as the simulator knows metros. */
function metroOf(city: CityModel, { stations, lines }: StoredMetro): MetroSystem {
  return {
    stations: stations.map((station) => ({
      ...station,
      cell: Math.max(0, cellAt(city.grid, station.lng, station.lat)),
    })),
    lines: lines.map((line) => ({
      lineId: '',
      name: '',
      path: [],
      lengthMeters: 0,
      stations: line.stations,
    })),
  };
}

/** Passages of the persons of a panel that is there already, by the metro of the city. */
async function recount(
  input: SimulationInput,
  persons: Uint8Array,
  telling: Telling,
): Promise<SimulationEnd> {
  const city = prepare(input, null);
  telling.progress(0.48, '地铁客流');
  const metro = metroOf(city, certain(input.metro, 'metro of a simulated city'));
  const passages = stationPassages(city, readTravellers(city.grid, persons), metro);
  await telling.hand({ kind: 'stations', ...stationBlock(input.releaseId, passages, metro) });
  return { cells: 0, residents: 0 };
}

async function simulate(input: SimulationInput, telling: Telling): Promise<SimulationEnd> {
  const { progress, hand } = telling;
  progress(0.01, '城市格网');
  const streets = input.streets === null ? null : unpackStreets(input.streets);
  const city = prepare(input, streets);
  const stops = await stopsOf(input, city, streets, telling);
  const isDeep = input.depth === 'deep';
  progress(0.16, '商圈、道路、AOI、POI');
  const metro = input.metro ? metroOf(city, input.metro) : generateMetro(city);
  const counts = isDeep ? undefined : { pois: glance.pois, areas: glance.areas };
  const places = generatePlaces(city, metro?.stations, counts);
  if (input.wantsPlaces) await hand({ kind: 'places', places });
  if (input.wantsInventory) {
    progress(0.18, '媒体点位');
    const positions = generateInventory(city, { places, metro, stops }, isDeep ? 1 : glance.density);
    await hand({ kind: 'inventory', positions });
  }
  const panel = generatePanel(city, input.persons, (share, phase) => progress(0.2 + 0.25 * share, phase));
  const cells = storedCells(city.grid);
  for (const rows of personBlocks(input.releaseId, panel, cells)) await hand({ kind: 'persons', ...rows });
  if (metro) {
    progress(0.48, '地铁客流');
    const passages = stationPassages(city, travellersOf(panel), metro);
    if (!input.metro) await hand({ kind: 'metro', metro, dailyRiders: dailyRiders(panel, metro, passages) });
    await hand({ kind: 'stations', ...stationBlock(input.releaseId, passages, metro) });
  }
  const onProgress = (share: number, phase: string) => progress(0.5 + 0.5 * share, phase);
  for (const { visits } of visitChunks(city, panel, places, { onProgress })) {
    await hand({ kind: 'visits', ...visitBlock(input.releaseId, visits, cells) });
  }
  const residents = city.districtResidents.reduce((sum, value) => sum + value, 0);
  return { cells: city.grid.size, residents: Math.round(residents) };
}

/** Simulates cities, one after the other, in a thread of its own, so that the service stays responsive. */
serveCalls<SimulationCalls, SimulationEvent>({
  standBack,
  async simulate(input, control) {
    const telling = tellingOf(control);
    try {
      return input.storedPersons
        ? await recount(input, input.storedPersons, telling)
        : await simulate(input, telling);
    } catch (error) {
      if (error instanceof RangeError) throw new AppError('refused', `无法生成人群样本：${error.message}`);
      throw error;
    }
  },
});
