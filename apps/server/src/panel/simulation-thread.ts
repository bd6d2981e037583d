import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { prepareCity, type CityModel } from '@ooh/city/city-model';
import { generateNetwork, networkTraceOf, type BusLine } from '@ooh/city/network';
import { generatePanel } from '@ooh/city/panel';
import { generatePlaces } from '@ooh/city/places';
import { visitChunks } from '@ooh/city/week';
import { cellTexts, personTexts, visitText } from './panel-text.ts';
import type { SimulationInput, SimulationMessage } from './simulation.ts';

/** Simulates one city in a thread of its own, so that the service stays responsive, and hands it over in pieces. */
if (parentPort === null) throw new Error('runs as a worker thread only');
const port = parentPort;

function tell(message: SimulationMessage): void {
  const moved = message.kind === 'persons' || message.kind === 'visits' ? [message.text.buffer] : [];
  port.postMessage(message, moved);
}

/** Hands a piece over and waits until the receiver has dealt with it. */
async function hand(message: SimulationMessage): Promise<void> {
  const dealtWith = once(port, 'message');
  tell(message);
  await dealtWith;
}

const progress = (share: number, phase: string): void => tell({ kind: 'progress', share, phase });

async function prepare(input: SimulationInput): Promise<CityModel> {
  const { adcode, seed, districts } = input;
  progress(0.01, '城市格网');
  const lines = input.lines ?? (await inventNetwork(input));
  progress(0.12, '用地与道路');
  return prepareCity({ adcode, seed, districts, network: lines.length === 0 ? null : networkTraceOf(lines) });
}

async function inventNetwork({ adcode, seed, districts }: SimulationInput): Promise<BusLine[]> {
  const lines = generateNetwork(prepareCity({ adcode, seed, districts }));
  await hand({ kind: 'network', lines });
  return lines;
}

async function simulate(input: SimulationInput): Promise<void> {
  const city = await prepare(input);
  progress(0.16, '商圈、道路、AOI、POI');
  const places = generatePlaces(city);
  if (input.wantsPlaces) await hand({ kind: 'places', places });
  const panel = generatePanel(city, input.persons, (share, phase) => progress(0.2 + 0.25 * share, phase));
  const cells = cellTexts(city.grid);
  for (const rows of personTexts(input.releaseId, panel, cells)) await hand({ kind: 'persons', ...rows });
  const onProgress = (share: number, phase: string) => progress(0.5 + 0.5 * share, phase);
  for (const { visits } of visitChunks(city, panel, places, { onProgress })) {
    await hand({ kind: 'visits', ...visitText(input.releaseId, visits, cells) });
  }
  const residents = city.districtResidents.reduce((sum, value) => sum + value, 0);
  tell({ kind: 'done', cells: city.grid.size, residents: Math.round(residents) });
}

try {
  await simulate(workerData as SimulationInput);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  tell({ kind: 'failed', message, isRangeError: error instanceof RangeError });
}
