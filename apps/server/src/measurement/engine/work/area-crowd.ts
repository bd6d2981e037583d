import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';

/** Cells of the model whose centre lies inside a ring. */
function cellsInside(model: CityModel, ring: readonly (readonly [number, number])[]): Uint8Array {
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  return Uint8Array.from(model.cells, (cell) => Number(areaContains(area, cellCentre(cellFromUInt64(cell)))));
}

/** People who work or live inside each of several rings: the daytime population of a business district. */
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
