import type { CallInput, CallOutput } from '@ooh/contract/registry';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../api/call-types.ts';
import { callForBody, useCall } from '../../api/use-call.ts';
import type { CrowdQuestion } from '../../shared/crowd-bar/crowd-address.ts';
import { allParts } from '../../ui/address/address-values.ts';
import type { BenchAddress } from './bench-address.ts';

const markets = 'aoi-draw/marketList';
const all = 'aoi-draw/selectList';

type Order = Pick<CallInput<typeof all>, 'orderBy' | 'isAscending'>;

export interface AoiSearch {
  readonly question: CrowdQuestion;
  readonly address: BenchAddress;
  readonly order: Order;
  readonly page: { readonly pageNo: number; readonly pageSize: number };
}

const filterOf = ({ q = '', type }: BenchAddress) => ({ keyword: q, aoiTypes: allParts(type) });

/** The AOIs that an address looks for: all of the types, or malls and markets alone. */
export function useAoiSearch({
  question,
  address,
  order,
  page,
}: AoiSearch): UseQueryResult<CallOutput<typeof markets>, CallFailure> {
  const { market = false } = address;
  const { pageNo, pageSize } = page;
  const options = { keepPrevious: true };
  const { keyword, aoiTypes } = filterOf(address);
  const input = { ...question, keyword, ...order, pageNo, pageSize };
  const ofMarkets = useCall(markets, input, { ...options, enabled: market });
  const ofAll = useCall(all, { ...input, aoiTypes }, { ...options, enabled: !market });
  return market ? ofMarkets : ofAll;
}

/** How many AOIs an address finds. */
export async function countAois(question: CrowdQuestion, address: BenchAddress): Promise<number> {
  const { keyword, aoiTypes } = filterOf(address);
  const input = { ...question, keyword, pageSize: 1 };
  const { total } = address.market
    ? await callForBody(markets, input)
    : await callForBody(all, { ...input, aoiTypes });
  return total;
}
