import type { PassageInstance } from '@ooh/planning/passage-instance';

/**
 * The selection as a mixed-integer program in CPLEX LP text: x 0/1 per medium, y per person,
 * k·y_p <= Σ min(n, k)·x. For k = 1 whole x make the best y whole, so y may be real.
 */
export function modelText(instance: PassageInstance, budget: number, k: number): string {
  const { personCount, mediaCount, rowStart, persons, passages, weights, costs } = instance;
  const terms: string[][] = Array.from({ length: personCount }, () => []);
  const most = new Float64Array(personCount);
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const n = Math.min(k, passages[e]);
      terms[persons[e]].push(`- ${n} x${m}`);
      most[persons[e]] += n;
    }
  }
  const people = [...terms.keys()].filter((p) => most[p] >= k);
  const media = [...costs.keys()];
  return [
    'Maximize',
    ` obj: ${people.map((p) => `+ ${weights[p]} y${p}`).join('\n ')}`,
    'Subject To',
    ...people.map((p) => ` r${p}: ${k} y${p} ${terms[p].join('\n ')} <= 0`),
    ` cost: ${media.map((m) => `+ ${costs[m]} x${m}`).join('\n ')} <= ${budget}`,
    'Bounds',
    ...people.map((p) => ` y${p} <= 1`),
    'Binary',
    ...media.map((m) => ` x${m}`),
    ...(k > 1 ? people.map((p) => ` y${p}`) : []),
    'End',
  ].join('\n');
}
