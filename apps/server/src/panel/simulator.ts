import { Worker } from 'node:worker_threads';
import type { BusLine } from '@ooh/city/network';
import type { MediaPosition } from '@ooh/city/media-inventory';
import type { MetroSystem } from '@ooh/city/metro';
import type { CityPlaces } from '@ooh/city/places';
import { Refusal } from '../refusal.ts';
import type { SimulatedRows, SimulationInput, SimulationMessage } from './simulation.ts';

/** Takes the pieces of a simulation as they come. */
export interface SimulationReceiver {
  progress(share: number, phase: string): void;
  network(lines: readonly BusLine[]): Promise<void>;
  places(places: CityPlaces): Promise<void>;
  metro(metro: MetroSystem, dailyRiders: Float64Array): Promise<void>;
  inventory(positions: readonly MediaPosition[]): Promise<void>;
  persons(rows: SimulatedRows): Promise<void>;
  stations(rows: SimulatedRows): Promise<void>;
  visits(rows: SimulatedRows): Promise<void>;
}

export interface SimulationEnd {
  readonly cells: number;
  readonly residents: number;
}

/** A thread that simulates one city after the other. */
export interface Simulator {
  /** Rejects with the signal's reason when aborted, with Refusal when the simulator cannot take the input; close it then. */
  run(input: SimulationInput, receiver: SimulationReceiver, signal?: AbortSignal): Promise<SimulationEnd>;
  close(): Promise<void>;
}

export function openSimulator(): Simulator {
  const worker = new Worker(new URL('./simulation-thread.ts', import.meta.url), {
    // Persons and their days are short-lived by the million: a wide young generation is collected a quarter sooner.
    resourceLimits: { maxOldGenerationSizeMb: 3072, maxYoungGenerationSizeMb: 192 },
  });
  // Kept for the moments between two cities: an error without a listener would end the process.
  worker.on('error', () => undefined);
  return {
    run: (input, receiver, signal) => runOn(worker, input, receiver, signal),
    close: async () => void (await worker.terminate()),
  };
}

async function runOn(
  worker: Worker,
  input: SimulationInput,
  receiver: SimulationReceiver,
  signal?: AbortSignal,
): Promise<SimulationEnd> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<SimulationEnd>();
  const publications: Promise<void>[] = [];
  const stop = (): void => reject(signal?.reason);
  const ended = (): void => reject(new Error('simulation thread ended'));
  const take = (message: SimulationMessage): void => {
    if (message.kind === 'done') resolve(message);
    else if (message.kind === 'failed') reject(failureOf(message));
    else if (message.kind === 'progress') receiver.progress(message.share, message.phase);
    else if (message.kind === 'persons' || message.kind === 'stations' || message.kind === 'visits')
      deal(message, receiver).then(() => worker.postMessage('next'), reject);
    else {
      // The thread goes on while a part is published: nothing of what follows rests on it.
      const published = deal(message, receiver);
      published.catch(reject);
      publications.push(published);
      worker.postMessage('next');
    }
  };
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('error', reject).on('exit', ended).on('message', take);
  try {
    worker.postMessage(input);
    const end = await promise;
    await Promise.all(publications);
    return end;
  } finally {
    await Promise.allSettled(publications);
    signal?.removeEventListener('abort', stop);
    worker.off('error', reject).off('exit', ended).off('message', take);
  }
}

type Piece = Exclude<SimulationMessage, { kind: 'done' | 'failed' | 'progress' }>;

function deal(piece: Piece, receiver: SimulationReceiver): Promise<void> {
  switch (piece.kind) {
    case 'network':
      return receiver.network(piece.lines);
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

function failureOf({ message, isRangeError }: { message: string; isRangeError: boolean }): Error {
  if (!isRangeError) return new Error(`simulation failed: ${message}`);
  return new Refusal('refused', `无法生成人群样本：${message}`);
}
