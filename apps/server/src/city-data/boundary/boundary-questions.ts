import { openWorkerClient } from '../../platform/worker/worker-client.ts';
import type { DrawnBoundary } from './draw-boundaries.ts';
import type { Boundary, BoundaryFamily } from './read-boundaries.ts';

/** Calls of the boundary thread. */
export interface BoundaryCalls {
  family(adcode: string): BoundaryFamily;
  /** Imported outlines that replace the shipped ones: the parts of a city, or a district itself. */
  draw(input: {
    readonly adcode: string;
    readonly imported: readonly Boundary[] | null;
  }): readonly DrawnBoundary[];
}

/** The package's boundaries are parsed by level; the thread ends and frees them when idle. */
const thread = openWorkerClient<BoundaryCalls>(new URL('./boundary-thread.ts', import.meta.url), {
  name: 'boundary thread',
  heapMegabytes: 1024,
  idleMilliseconds: 20_000,
});

/** Reads and simplifies boundaries in a thread of its own. */
export const boundaryThread = {
  family: (adcode: string) => thread.request('family', adcode),
  draw: (adcode: string, imported: readonly Boundary[] | null) =>
    thread.request('draw', { adcode, imported }),
};
