import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { wgs84 } from '@ooh/geo/point';
import { areaSquareMeters, polygonFrom } from '@ooh/geo/polygon';
import { isSimpleRing } from '@ooh/geo/simple-ring';

/** What is wrong with the fences of a brief, each named. A circle's outline is drawn anew and cannot be wrong. */
export function fenceProblems(fences: PlanBrief['fences']): string[] {
  const ids = fences.map(({ fenceId }) => fenceId);
  const problems = new Set(ids).size === ids.length ? [] : ['围栏编号重复'];
  for (const { name, ring, circle } of fences) {
    if (circle !== undefined) continue;
    if (!isSimpleRing(ring)) {
      problems.push(`围栏「${name}」自相交或不成面`);
      continue;
    }
    const squareMeters = areaSquareMeters(polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat))));
    if (squareMeters < drawnSquareMeters.least) problems.push(`围栏「${name}」面积过小`);
    if (squareMeters > drawnSquareMeters.most) problems.push(`围栏「${name}」面积过大`);
  }
  return problems;
}
