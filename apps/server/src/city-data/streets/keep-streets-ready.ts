import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { areStreetsKept, packedCityStreets } from './city-streets.ts';

/** So that the first pages after a start have the processor to themselves. */
const startMilliseconds = 2000;

const pause = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });

/**
 * Lays the schematic streets of these cities in the background, and from now on those of every city that gets data, so
 * that a map finds them laid. One city after the other with a rest as long as the work: whoever asks for another city
 * meanwhile waits for one at most. Returns a stop function.
 */
export function keepStreetsReady(
  { config, log, releases }: Pick<Context, 'config' | 'log' | 'releases'>,
  cityCodes: readonly string[],
): () => void {
  const waiting = new Set(cityCodes);
  let [isAtWork, hasStopped] = [false, false];

  async function lay(cityCode: string): Promise<void> {
    if (await areStreetsKept(config.dataDir, cityCode)) return;
    const started = performance.now();
    await packedCityStreets(config.dataDir, cityCode);
    await pause(performance.now() - started);
  }

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    await pause(startMilliseconds);
    for (const cityCode of waiting) {
      if (hasStopped) return;
      waiting.delete(cityCode);
      await lay(cityCode).catch((error: unknown) => {
        log.warn({ err: error, cityCode }, 'the streets of a city could not be laid');
      });
    }
    isAtWork = false;
  }

  releases.subscribe({
    afterCommit({ cityCode }) {
      waiting.add(cityCode);
      void work();
      return Promise.resolve();
    },
  });
  void work();
  return () => void (hasStopped = true);
}
