import { serveCalls } from '../../platform/worker/serve-calls.ts';
import type { BoundaryCalls } from './boundary-questions.ts';
import { drawBoundaries } from './draw-boundaries.ts';
import { readFamily, type Boundary, type BoundaryFamily } from './read-boundaries.ts';

async function familyWith(adcode: string, imported: readonly Boundary[] | null): Promise<BoundaryFamily> {
  if (imported === null) return readFamily(adcode);
  if (!adcode.endsWith('00')) return { self: imported[0] ?? null, children: [] };
  return { self: (await readFamily(adcode)).self, children: imported };
}

serveCalls<BoundaryCalls>({
  family: readFamily,
  draw: async ({ adcode, imported }) => drawBoundaries(adcode, await familyWith(adcode, imported)),
});
