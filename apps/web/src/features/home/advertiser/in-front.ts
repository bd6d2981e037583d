import type { EffectOrderRow } from '@ooh/contract/domain/effect';

type Campaign = Pick<EffectOrderRow, 'appraisalState' | 'state'>;

function rank({ appraisalState, state }: Campaign): number {
  if (appraisalState === 'insufficient') return 4;
  const waits = appraisalState === 'waiting' ? 2 : 0;
  return waits + Number(state !== 'running');
}

/**
 * Campaigns with figures first, then those not computed yet, last those without enough people data; of each the running
 * ones before those that have ended. Otherwise the order stays.
 */
export const inFront = <Row extends Campaign>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => rank(a) - rank(b));
