import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { cellCentre, cellFromUInt64, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { audienceMask } from '../../crowd/audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';
import { sizeOfMask, type CrowdSize } from './crowd-figures.ts';

/** Cells of the model whose centre lies inside a ring. */
function cellsInside(model: CityModel, ring: readonly (readonly [number, number])[]): Uint8Array {
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  return Uint8Array.from(model.cells, (cell) => Number(areaContains(area, cellCentre(cellFromUInt64(cell)))));
}

/** People who live, live and belong to the audience, and work inside a ring. */
export function ringCrowd(
  model: CityModel,
  audience: TargetAudience,
  ring: readonly (readonly [number, number])[],
): { residents: CrowdSize; taResidents: CrowdSize; workers: CrowdSize } {
  const inside = cellsInside(model, ring);
  const target = audienceMask(model.labels, audience);
  const residents = Uint8Array.from(model.homeCell, (cell) => inside[cell]!);
  const workers = Uint8Array.from(model.workCell, (cell) => (cell === noCell ? 0 : inside[cell]!));
  return {
    residents: sizeOfMask(model, residents),
    taResidents: sizeOfMask(
      model,
      residents.map((one, p) => one & target[p]!),
    ),
    workers: sizeOfMask(model, workers),
  };
}

/** People who work or live inside each of several rings: whom a business district meets on a day. */
export function ringWorkers(
  model: CityModel,
  audience: TargetAudience,
  rings: readonly (readonly (readonly [number, number])[])[],
): { panelPersons: number; taPanelPersons: number; persons: number; taShare: number | null }[] {
  const { weights } = model.store;
  const target = audienceMask(model.labels, audience);
  return rings.map((ring) => {
    const inside = cellsInside(model, ring);
    let [panelPersons, taPanelPersons, persons, ta] = [0, 0, 0, 0];
    for (let p = 0; p < weights.length; p++) {
      const work = model.workCell[p]!;
      if (inside[model.homeCell[p]!] === 0 && (work === noCell || inside[work] === 0)) continue;
      panelPersons++;
      taPanelPersons += target[p]!;
      persons += weights[p]!;
      ta += target[p]! * weights[p]!;
    }
    return { panelPersons, taPanelPersons, persons, taShare: persons > 0 ? ta / persons : null };
  });
}

export interface CellCrowd {
  /** H3 cell of resolution 8, as text. */
  readonly cell: string;
  readonly panelPersons: number;
  readonly persons: number;
  readonly taPersons: number;
  readonly taPanelPersons: number;
  /** Effective sample of the residents, for an interval of the share. */
  readonly effectiveSample: number;
}

/** Residents by cell of about 0.7 km², with the audience among them. */
export function cellCrowds(model: CityModel, audience: TargetAudience): CellCrowd[] {
  const { weights } = model.store;
  const target = audienceMask(model.labels, audience);
  const parents = Array.from(model.cells, (cell) => cellParent(cellFromUInt64(cell), 8));
  const sums = new Map<string, { n: number; w: number; w2: number; ta: number; taN: number }>();
  for (let p = 0; p < weights.length; p++) {
    const cell = parents[model.homeCell[p]!]!;
    let sum = sums.get(cell);
    if (sum === undefined) sums.set(cell, (sum = { n: 0, w: 0, w2: 0, ta: 0, taN: 0 }));
    const w = weights[p]!;
    sum.n++;
    sum.w += w;
    sum.w2 += w * w;
    sum.ta += target[p]! * w;
    sum.taN += target[p]!;
  }
  return [...sums].map(([cell, sum]) => ({
    cell,
    panelPersons: sum.n,
    persons: sum.w,
    taPersons: sum.ta,
    taPanelPersons: sum.taN,
    effectiveSample: (sum.w * sum.w) / sum.w2,
  }));
}
