import { z } from 'zod';
import type { Context } from '../../context.ts';
import { findCurrent, findRelease } from '../../city-data/release/data-release-store.ts';
import { oldestAccount } from '../../platform/session/reader.ts';
import { openTurns } from '../../platform/job/in-turn.ts';
import type { JobControl, JobKind } from '../../platform/job/jobs.ts';
import { readMetro } from '../../city-data/metro/read-metro.ts';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { highTierCity } from '../../reference/region/regions.ts';
import { panelWriter, type PanelRows } from '../../city-data/panel/panel-store.ts';
import type { SimulationInput } from './simulation.ts';
import { openSimulator, type SimulationReceiver } from './simulator.ts';
import { storedTravellersQuery } from './stored-travellers.ts';

export const passagesJobKind = 'panel-passages';

const passagesPayload = z.object({ cityCode: z.string() });
type PassagesPayload = z.infer<typeof passagesPayload>;

/** Recounts of one city never overlap: each reads what is in force once the one before it has written. */
const inTurn = openTurns();

/** Finds anew which stations of the metro in force the panel's persons pass. Safe to repeat. */
export const passagesJob: JobKind<PassagesPayload> = {
  afterInterruption: 'requeue',
  async run(context, payload, control) {
    const { cityCode } = passagesPayload.parse(payload);
    return inTurn(cityCode, () => passagesOf(context, cityCode, control));
  },
};

async function passagesOf(
  context: Context,
  cityCode: string,
  { signal, progress }: JobControl,
): Promise<{ cityCode: string; stationPassages: number }> {
  const panel = await findCurrent(context.db, 'panel', cityCode);
  if (!panel) return { cityCode, stationPassages: 0 };
  const metro = await findCurrent(context.db, 'metro', cityCode);
  const pieces: PanelRows[] = [];
  if (metro) {
    const { clickhouse, db } = context;
    const release = { release: panel.release_id };
    const { seed, depth } = panel.parameters;
    const input: SimulationInput = {
      releaseId: panel.release_id,
      adcode: highTierCity(cityCode)?.adcode ?? cityCode,
      seed: typeof seed === 'number' ? seed : 1,
      depth: depth === 'glance' ? 'glance' : 'deep',
      persons: 0,
      districts: await districtsOf(cityCode),
      lines: [],
      metro: await readMetro(db, metro.release_id),
      storedPersons: await clickhouse.queryBinary(storedTravellersQuery, release, { profile: 'batch' }),
      wantsPlaces: false,
      streets: null,
      wantsInventory: false,
    };
    await recount(input, pieces, { signal, progress });
  }
  signal.throwIfAborted();
  await replace(context, panel.release_id, pieces);
  return { cityCode, stationPassages: pieces.reduce((sum, { rows }) => sum + rows, 0) };
}

async function recount(
  input: SimulationInput,
  pieces: PanelRows[],
  { signal, progress }: { signal: AbortSignal; progress: SimulationReceiver['progress'] },
): Promise<void> {
  const simulator = openSimulator({ isAwaited: true });
  const unasked = async (): Promise<never> => {
    throw new Error('passages alone were asked for');
  };
  try {
    const receiver: SimulationReceiver = {
      progress,
      network: unasked,
      places: unasked,
      metro: unasked,
      inventory: unasked,
      persons: unasked,
      visits: unasked,
      stations: async (rows) => void pieces.push(rows),
    };
    await simulator.run(input, receiver, signal);
  } finally {
    await simulator.close();
  }
}

async function replace(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  releaseId: string,
  pieces: readonly PanelRows[],
): Promise<void> {
  const release = { release: releaseId };
  await clickhouse.command('DELETE FROM panel_station WHERE release_id = {release:String}', release);
  const writer = panelWriter(clickhouse);
  for (const rows of pieces) await writer.write('panel_station', rows);
  await writer.flush();
}

/**
 * Keeps a panel's passages those of the metro in force: found anew when a metro or a panel is imported or taken back.
 * What is generated brings its own.
 */
export function followMetro(context: Pick<Context, 'db' | 'jobs' | 'releases'>): void {
  context.releases.subscribe({
    async afterCommit({ kind, reason, cityCode, releaseId }) {
      if (kind !== 'metro' && kind !== 'panel') return;
      const release = await findRelease(context.db, releaseId);
      if (!release || (reason === 'published' && release.is_demo)) return;
      if (!(await findCurrent(context.db, 'panel', cityCode))) return;
      const owner = await oldestAccount(context.db);
      if (owner)
        await context.jobs.enqueue(passagesJobKind, owner.id, { cityCode } satisfies PassagesPayload);
    },
  });
}
