import type { BusLine } from '@ooh/city/bus-line';
import type { MediaPosition } from '@ooh/city/media-inventory';
import type { MetroSystem } from '@ooh/city/metro';
import type { CityPlaces } from '@ooh/city/places';
import { AppError } from '../../platform/http/app-error.ts';
import type { PanelRows } from '../../city-data/panel/panel-store.ts';
import type {
  SimulationInput,
  SimulationCalls,
  SimulationEnd,
  SimulationEvent,
  SimulationPiece,
} from './simulation.ts';
import { openWorkerClient, type WorkerClient } from '../../platform/worker/worker-client.ts';

/** Takes the pieces of a simulation as they come. */
export interface SimulationReceiver {
  progress(share: number, phase: string): void;
  network(lines: readonly BusLine[]): Promise<void>;
  places(places: CityPlaces): Promise<void>;
  metro(metro: MetroSystem, dailyRiders: Float64Array): Promise<void>;
  inventory(positions: readonly MediaPosition[]): Promise<void>;
  persons(rows: PanelRows): Promise<void>;
  stations(rows: PanelRows): Promise<void>;
  visits(rows: PanelRows): Promise<void>;
}

/** A thread that simulates one city after the other. */
export interface Simulator {
  /** Rejects with the signal's reason when aborted, with AppError when the simulator cannot take the input; close it then. */
  run(input: SimulationInput, receiver: SimulationReceiver, signal?: AbortSignal): Promise<SimulationEnd>;
  close(): Promise<void>;
}

type SimulationClient = WorkerClient<SimulationCalls, SimulationEvent>;

/** One that nobody waits for runs on what others leave of the processor. */
export function openSimulator({ isAwaited }: { readonly isAwaited: boolean }): Simulator {
  const client: SimulationClient = openWorkerClient(new URL('./simulation-thread.ts', import.meta.url), {
    name: 'simulation thread',
    // Persons and their days are short-lived by the million: a wide young generation is collected a quarter sooner.
    heapMegabytes: 3072,
    youngMegabytes: 192,
    errors: { AppError: ({ message }) => new AppError('refused', message) },
  });
  const ready = isAwaited ? undefined : client.request('standBack', undefined);
  ready?.catch(() => undefined);
  return {
    async run(input, receiver, signal) {
      await ready;
      return runOn(client, input, receiver, signal);
    },
    close: () => client.close(),
  };
}

/** Parts that are stored while the thread continues: nothing later depends on them. */
const storedMeanwhile: ReadonlySet<SimulationPiece['kind']> = new Set([
  'network',
  'places',
  'metro',
  'inventory',
]);

async function runOn(
  client: SimulationClient,
  input: SimulationInput,
  receiver: SimulationReceiver,
  signal?: AbortSignal,
): Promise<SimulationEnd> {
  signal?.throwIfAborted();
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal?.reason);
  const publications: Promise<void>[] = [];
  const network: BusLine[] = [];
  const take = (event: SimulationEvent): void | Promise<void> => {
    if (event.kind === 'progress') return receiver.progress(event.share, event.phase);
    if (event.kind === 'network') {
      network.push(...event.lines);
      if (!event.isLast) return;
    }
    const stored = event.kind === 'network' ? receiver.network(network) : deal(event, receiver);
    if (!storedMeanwhile.has(event.kind)) return stored;
    stored.catch(reject);
    publications.push(stored);
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const simulated = client.request('simulate', input, { onEvent: take, ...(signal && { signal }) });
    const end = await Promise.race([simulated, failure]);
    await Promise.all(publications);
    return end;
  } finally {
    await Promise.allSettled(publications);
    signal?.removeEventListener('abort', stop);
  }
}

function deal(
  piece: Exclude<SimulationPiece, { readonly kind: 'network' }>,
  receiver: SimulationReceiver,
): Promise<void> {
  switch (piece.kind) {
    case 'places':
      return receiver.places(piece.places);
    case 'metro':
      return receiver.metro(piece.metro, piece.dailyRiders);
    case 'inventory':
      return receiver.inventory(piece.positions);
    case 'persons':
      return receiver.persons(piece);
    case 'stations':
      return receiver.stations(piece);
    case 'visits':
      return receiver.visits(piece);
  }
}
