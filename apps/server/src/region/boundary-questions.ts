import { openAnsweringThread } from '../thread/answering-thread.ts';
import type { DrawnBoundary } from './draw-boundaries.ts';
import type { Boundary, BoundaryFamily } from './read-boundaries.ts';

export type BoundaryQuestion =
  | { readonly kind: 'family'; readonly adcode: string }
  /** Imported outlines stand in place of the shipped ones: the parts of a city, or a district itself. */
  | { readonly kind: 'draw'; readonly adcode: string; readonly imported: readonly Boundary[] | null };

/** The package's boundaries are parsed in whole levels; what was is forgotten when nobody asks for a while. */
const thread = openAnsweringThread<BoundaryQuestion, unknown>(
  new URL('./boundary-thread.ts', import.meta.url),
  {
    name: 'boundary thread',
    heapMegabytes: 1024,
    idleMilliseconds: 20_000,
  },
);

/** Reads and draws boundaries away from the thread that answers calls. */
export const boundaryThread = {
  family: (adcode: string) => thread.ask({ kind: 'family', adcode }) as Promise<BoundaryFamily>,
  draw: (adcode: string, imported: readonly Boundary[] | null) =>
    thread.ask({ kind: 'draw', adcode, imported }) as Promise<readonly DrawnBoundary[]>,
};
