import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { ringFaultOf } from '@ooh/geo/drawn-ring';

const faultNames = { crossing: '自相交或不成面', 'too-small': '面积过小', 'too-large': '面积过大' };

/** What is wrong with the fences of a brief, each named. A circle's outline is drawn anew and cannot be wrong. */
export function fenceProblems(fences: PlanBrief['fences']): string[] {
  const ids = fences.map(({ fenceId }) => fenceId);
  const problems = new Set(ids).size === ids.length ? [] : ['围栏编号重复'];
  for (const { name, ring, circle } of fences) {
    if (circle !== undefined) continue;
    const fault = ringFaultOf(ring, drawnSquareMeters);
    if (fault !== null) problems.push(`围栏「${name}」${faultNames[fault]}`);
  }
  return problems;
}
