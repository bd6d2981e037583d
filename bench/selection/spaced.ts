import { checkPassageCertificate } from '@ooh/planning/check-certificate';
import { closeSets } from '@ooh/planning/constraint/close-sets';
import { selectUnits } from '@ooh/planning/select-passages';
import type { NamedInstance } from './instances.ts';

const spacingMeters = 500;
const budgetShare = 0.02;

/** One sentence on a selection of shelters that keep their distance; null for lines, which have no place. */
export function spacedNote({ name, points, at }: NamedInstance): string | null {
  if (points === null) return null;
  const instance = at(1);
  const budget = Math.floor(budgetShare * instance.costs.reduce((sum, cost) => sum + cost, 0));
  const terms = { apart: closeSets(points, spacingMeters) };
  const found = selectUnits(instance, { budget }, terms);
  if (found.status !== 'planned') throw new Error(`${name}: buying nothing keeps every distance`);
  const { valid, reasons } = checkPassageCertificate(instance, budget, 1, found.certificate, terms);
  if (!valid) throw new Error(`${name}: ${reasons.join('; ')}`);
  const proved = ((100 * found.value) / found.bound).toFixed(2);
  return `${name}, 2 %, k = 1, ${spacingMeters} m apart (${terms.apart.length} sets): value ${found.value}, proved ${proved} %.`;
}
