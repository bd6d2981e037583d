import { contactsOf } from './objective/contact-matrix.ts';
import { responseAt } from './objective/curve.ts';
import type { SelectionProblem } from './search/selection-problem.ts';

/** Exact objective value of the given units per medium, recomputed from the contacts. */
export function valueOfPlan(problem: SelectionProblem, vehicles: ArrayLike<number>): number {
  const contacts = contactsOf(problem.matrix, vehicles);
  let value = 0;
  for (let p = 0; p < contacts.length; p++)
    value += problem.matrix.weights[p] * responseAt(problem.curve, contacts[p]);
  return value;
}
