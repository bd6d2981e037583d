import { openWorkerClient } from '../../platform/worker/worker-client.ts';

/** A city whose streets are wanted. */
export interface StreetsCity {
  readonly cityCode: string;
  /** The code that its plan is declared under. */
  readonly declaredCode: string;
  readonly name: string;
}

/** What the streets thread answers. */
export interface StreetsCalls {
  /** The packed network; null where the city has no outline. */
  lay(city: StreetsCity): Uint8Array | null;
}

const thread = openWorkerClient<StreetsCalls>(new URL('./streets-thread.ts', import.meta.url), {
  name: 'streets thread',
  heapMegabytes: 1024,
  idleMilliseconds: 20_000,
});

/** Lays streets, which takes seconds, away from the thread that answers calls. */
export const streetsThread = { lay: (city: StreetsCity) => thread.request('lay', city) };
