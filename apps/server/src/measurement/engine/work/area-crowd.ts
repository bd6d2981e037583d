import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { boundsContain } from '@ooh/geo/bounds';
import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaBounds, areaContains, polygonFrom } from '@ooh/geo/polygon';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';

/** Cells of a model, given by their centres, that lie inside a ring with their centre. */
function cellsInside(
  centres: readonly Wgs84Point[],
  ring: readonly (readonly [number, number])[],
): Uint8Array {
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  const box = areaBounds(area);
  return Uint8Array.from(centres, (centre) =>
    Number(boundsContain(box, centre) && areaContains(area, centre)),
  );
}

/** People who work or live inside each of several rings: the daytime population of a business district. */
export function ringWorkers(
  model: CityModel,
  audience: TargetAudience,
  rings: readonly (readonly (readonly [number, number])[])[],
): { panelPersons: number; taPanelPersons: number; persons: number; taShare: number | null }[] {
  const { weights } = model.store;
  const target = audienceMask(model.labels, audience);
  const centres = Array.from(model.cells, (cell) => cellCentre(cellFromUInt64(cell)));
  return rings.map((ring) => {
    const inside = cellsInside(centres, ring);
    let [panelPersons, taPanelPersons, persons, ta] = [0, 0, 0, 0];
    for (let p = 0; p < weights.length; p++) {
      const work = model.workCell[p];
      if (inside[model.homeCell[p]] === 0 && (work === noCell || inside[work] === 0)) continue;
      panelPersons++;
      taPanelPersons += target[p];
      persons += weights[p];
      ta += target[p] * weights[p];
    }
    return { panelPersons, taPanelPersons, persons, taShare: persons > 0 ? ta / persons : null };
  });
}
