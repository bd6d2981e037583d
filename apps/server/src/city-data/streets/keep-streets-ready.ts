import type { Context } from '../../context.ts';
import { areStreetsKept, packedCityStreets } from './city-streets.ts';

/**
 * Lays the schematic streets of these cities in the background, and from now on those of every city that gets data, so
 * that a map finds them laid. One city after the other while nobody is at work: whoever asks for another city meanwhile
 * waits for one at most. Returns a stop function.
 */
export function keepStreetsReady(
  { config, log, releases, idle }: Pick<Context, 'config' | 'log' | 'releases' | 'idle'>,
  cityCodes: readonly string[],
): () => void {
  const waiting = new Set(cityCodes);
  const stopping = new AbortController();
  let isAtWork = false;

  async function lay(cityCode: string): Promise<void> {
    if (await areStreetsKept(config.dataDir, cityCode)) return;
    await idle.run(() => packedCityStreets(config.dataDir, cityCode), stopping.signal);
  }

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    for (const cityCode of waiting) {
      if (stopping.signal.aborted) return;
      waiting.delete(cityCode);
      await lay(cityCode).catch((error: unknown) => {
        if (!stopping.signal.aborted)
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
  return () => stopping.abort();
}
