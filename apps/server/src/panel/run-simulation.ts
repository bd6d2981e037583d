import { Worker } from 'node:worker_threads';
import type { BusLine } from '@ooh/city/network';
import type { CityPlaces } from '@ooh/city/places';
import { Refusal } from '../refusal.ts';
import type { SimulatedRows, SimulationInput, SimulationMessage } from './simulation.ts';

/** Takes the pieces of a simulation as they come. */
export interface SimulationReceiver {
  progress(share: number, phase: string): void;
  network(lines: readonly BusLine[]): Promise<void>;
  places(places: CityPlaces): Promise<void>;
  persons(rows: SimulatedRows): Promise<void>;
  visits(rows: SimulatedRows): Promise<void>;
}

export interface SimulationEnd {
  readonly cells: number;
  readonly residents: number;
}

/** Runs a simulation in a thread. Rejects with the signal's reason when aborted, with Refusal when the simulator cannot take the input. */
export async function runSimulation(
  input: SimulationInput,
  receiver: SimulationReceiver,
  signal?: AbortSignal,
): Promise<SimulationEnd> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./simulation-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: 3072 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<SimulationEnd>();
  const stop = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('simulation thread ended')));
  worker.on('message', (message: SimulationMessage) => {
    if (message.kind === 'done') resolve(message);
    else if (message.kind === 'failed') reject(failureOf(message));
    else if (message.kind === 'progress') receiver.progress(message.share, message.phase);
    else deal(message, receiver).then(() => worker.postMessage('next'), reject);
  });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

type Piece = Extract<SimulationMessage, { kind: 'network' | 'places' | 'persons' | 'visits' }>;

function deal(piece: Piece, receiver: SimulationReceiver): Promise<void> {
  switch (piece.kind) {
    case 'network':
      return receiver.network(piece.lines);
    case 'places':
      return receiver.places(piece.places);
    case 'persons':
      return receiver.persons(piece);
    case 'visits':
      return receiver.visits(piece);
  }
}

function failureOf({ message, isRangeError }: { message: string; isRangeError: boolean }): Error {
  if (!isRangeError) return new Error(`simulation failed: ${message}`);
  return new Refusal('refused', `无法生成人群样本：${message}`);
}
