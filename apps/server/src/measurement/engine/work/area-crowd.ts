import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { boundsContain } from '@ooh/geo/bounds';
import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaBounds, areaContains, polygonFrom } from '@ooh/geo/polygon';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';

const centres = new WeakMap<CityModel, readonly Wgs84Point[]>();

function centresOf(model: CityModel): readonly Wgs84Point[] {
  const known = centres.get(model) ?? Array.from(model.cells, (cell) => cellCentre(cellFromUInt64(cell)));
  centres.set(model, known);
  return known;
}

type Ring = readonly (readonly [number, number])[];

/** By cell of a model, the rings that its centre lies inside, ascending; undefined where there are none. */
function ringsOfCells(model: CityModel, rings: readonly Ring[]): readonly (number[] | undefined)[] {
  const found = Array.from<number[] | undefined>({ length: model.cells.length });
  rings.forEach((ring, at) => {
    const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
    const box = areaBounds(area);
    centresOf(model).forEach((centre, cell) => {
      if (boundsContain(box, centre) && areaContains(area, centre)) (found[cell] ??= []).push(at);
    });
  });
  return found;
}

const nowhere: readonly number[] = [];

/** People who work or live inside each of several rings: the daytime population of a business district. */
export function ringWorkers(
  model: CityModel,
  audience: TargetAudience,
  rings: readonly Ring[],
): { panelPersons: number; taPanelPersons: number; persons: number; taShare: number | null }[] {
  const { weights } = model.store;
  const target = audienceMask(model.labels, audience);
  const ringsOf = ringsOfCells(model, rings);
  const found = rings.map(() => ({ panelPersons: 0, taPanelPersons: 0, persons: 0, ta: 0 }));
  for (let p = 0; p < weights.length; p++) {
    const workCell = model.workCell[p];
    const home = ringsOf[model.homeCell[p]] ?? nowhere;
    const work = workCell === noCell ? nowhere : (ringsOf[workCell] ?? nowhere);
    for (const at of work.length === 0 ? home : new Set([...home, ...work])) {
      const ring = found[at];
      ring.panelPersons++;
      ring.taPanelPersons += target[p];
      ring.persons += weights[p];
      ring.ta += target[p] * weights[p];
    }
  }
  return found.map(({ ta, ...ring }) => ({ ...ring, taShare: ring.persons > 0 ? ta / ring.persons : null }));
}
