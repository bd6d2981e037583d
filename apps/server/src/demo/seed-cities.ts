import type { Context } from '../context.ts';
import { findCurrent, type DataReleaseRow } from '../city-data/release/data-release-store.ts';
import { publishBuilt } from '../city-data/release/publish-release.ts';
import { gatheringWriter } from '../city-data/panel/panel-store.ts';
import {
  atOnce,
  buildCity,
  forgetUnfinished,
  type Pace,
  type SimulatedCity,
} from './simulation/simulate-city.ts';
import { openSimulator, type Simulator } from './simulation/simulator.ts';
import { cityName } from '../reference/region/regions.ts';
import type { DemoCity } from './demo-cities.ts';
import { forgetInterrupted, heldDepth, inTurnOfCity, seedCity, seedSimulation } from './seed-city.ts';

type Stores = Pick<Context, 'db' | 'clickhouse' | 'releases' | 'now' | 'config'>;

/** Cities of depth `glance` whose panels are stored in one insert. */
const glanceAtOnce = 8;

export interface SeedRun {
  readonly seed?: number;
  /** Number of parallel simulations. Default: 2. */
  readonly lanes?: number;
  readonly anchorDate?: string;
  readonly signal?: AbortSignal;
  /** When each piece is stored; at once when absent. */
  readonly pace?: Pace;
  /** Share 0..1 and what is at work. */
  progress(share: number, phase: string): void;
}

/** How much of the work a city is, for the progress. */
const effortOf = (city: DemoCity): number => (city.depth === 'deep' ? 3 + city.persons / 10_000 : 0.7);

/**
 * Seeds cities, in depth one by one and at a glance some at a time, some lanes side by side. Cities that are held as
 * closely already are left alone.
 */
export async function seedCities(context: Stores, cities: readonly DemoCity[], run: SeedRun): Promise<void> {
  const lacking: DemoCity[] = [];
  for (const city of cities) {
    const held = await heldDepth(context, city.cityCode);
    if (held === null || (held === 'glance' && city.depth === 'deep')) lacking.push(city);
  }
  if (lacking.length === 0) return;
  await forgetInterrupted(
    context,
    lacking.map((city) => city.cityCode),
  );
  const total = lacking.reduce((sum, city) => sum + effortOf(city), 0);
  let done = 0;
  const shares = new Map<string, number>();
  const tell = (city: DemoCity, share: number, phase: string): void => {
    shares.set(city.cityCode, share * effortOf(city));
    const working = [...shares.values()].reduce((sum, value) => sum + value, 0);
    run.progress(
      Math.min(0.99, (done + working) / total),
      `生成${cityName(city.cityCode)}演示数据：${phase}`,
    );
  };
  const finish = (city: DemoCity): void => {
    shares.delete(city.cityCode);
    done += effortOf(city);
  };
  const queue = [...lacking];
  const lane = async (): Promise<void> => {
    // One thread a lane: what it has compiled serves every city.
    const simulator = openSimulator({ isAwaited: run.pace === undefined });
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        run.signal?.throwIfAborted();
        const city = next;
        if (city.depth === 'glance') {
          const batch = [city, ...takeGlances(queue, glanceAtOnce - 1)];
          await seedGlances(context, simulator, batch, run, tell);
          batch.forEach(finish);
        } else {
          const progress = (share: number, phase: string): void => tell(city, share, phase);
          await seedCity(context, city.cityCode, { ...run, persons: city.persons, progress }, simulator);
          finish(city);
        }
      }
    } finally {
      await simulator.close();
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: run.lanes ?? 2 }, lane));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function takeGlances(queue: DemoCity[], count: number): DemoCity[] {
  const taken: DemoCity[] = [];
  while (taken.length < count && queue[0]?.depth === 'glance') {
    taken.push(queue[0]);
    queue.shift();
  }
  return taken;
}

/** Simulates some cities and stores their panels together. */
async function seedGlances(
  context: Stores,
  simulator: Simulator,
  cities: readonly DemoCity[],
  run: SeedRun,
  tell: (city: DemoCity, share: number, phase: string) => void,
): Promise<void> {
  const writer = gatheringWriter(context.clickhouse);
  const built: SimulatedCity[] = [];
  try {
    for (const city of cities) {
      const progress = (share: number, phase: string): void => tell(city, share, phase);
      const options = { ...run, persons: city.persons, progress };
      const simulation = seedSimulation(context, city.cityCode, 'glance', options);
      // Somebody may have asked for its depth meanwhile.
      const glance = await inTurnOfCity(city.cityCode, async () =>
        (await heldDepth(context, city.cityCode)) === null
          ? buildCity(context, simulator, writer, simulation)
          : null,
      );
      if (glance !== null && !glance.isUnchanged) built.push(glance);
    }
    const { pace = atOnce } = run;
    await pace(() => writer.flush());
    for (const { release } of built) await pace(() => publishGlance(context, release));
  } catch (error) {
    for (const { release } of built) await forgetUnfinished(context, release.release_id);
    throw error;
  }
}

/** A city has a panel already, which one at a glance does not replace. */
class PanelHeld extends Error {
  override readonly name = 'PanelHeld';
}

/** Publishes a panel unless the city has got one, in depth or imported, since this one was begun: then it is removed. */
async function publishGlance(context: Stores, built: DataReleaseRow): Promise<void> {
  try {
    await publishBuilt(context, built, async (transaction) => {
      if (await findCurrent(transaction, 'panel', built.city_code)) throw new PanelHeld();
    });
  } catch (error) {
    if (!(error instanceof PanelHeld)) throw error;
    await forgetUnfinished(context, built.release_id);
  }
}
