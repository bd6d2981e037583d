import { useMemo } from 'react';
import { crowdOf, crowdQuestionOf, type CrowdAddress, type CrowdQuestion } from './crowd-address.ts';

/** The question of an address; the same object until what it asks about changes. */
export function useCrowdQuestion(cityCode: string, address: CrowdAddress): CrowdQuestion {
  const asked = JSON.stringify(crowdOf(address));
  return useMemo(() => crowdQuestionOf(cityCode, JSON.parse(asked) as CrowdAddress), [cityCode, asked]);
}
