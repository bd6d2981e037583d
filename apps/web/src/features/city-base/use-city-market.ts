import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { monthBefore, monthSpan } from '@ooh/contract/domain/months';
import { useAskingAgain } from '../../api/use-asking-again.ts';
import { useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { useGroupPairs, useGroupScope } from '../../shared/scope/group-scope.ts';
import { mediaOf, type CityBaseAddress } from './city-base-address.ts';
import { unseen, type CityMarket } from './city-market.ts';
import type { CityRow } from './city-metrics.ts';

/** Months that can be looked at, the last one monitored and those before. */
const monthsBack = 24;

/** What media cost in each city, and the competitors that were seen there in the month of the address. */
export function useCityMarket(address: CityBaseAddress, isEnabled: boolean) {
  const mediumIds = mediaOf(address);
  const hasRivals = useAllowed(`${competitorGroup}.isEnabled`);
  const rivalScope = useGroupScope(competitorGroup);
  const seesPair = useGroupPairs(competitorGroup);
  const costs = useCall('v1/city-base/costs', { mediumIds }, { enabled: isEnabled, keepPrevious: true });
  useAskingAgain(costs);
  const asksRivals = isEnabled && hasRivals;
  const record = useCall('competitor/marketLayoutCityData', {}, { enabled: asksRivals });
  const last = record.data?.basis.endMonth ?? undefined;
  const month = address.ym ?? last;
  const rivals = useCall(
    'competitor/marketLayoutCityData',
    { mediumIds, startMonth: month, endMonth: month },
    { enabled: asksRivals && month !== undefined, keepPrevious: true },
  );
  const costsOf = new Map(costs.data?.rows.map((row) => [row.cityCode, row]));
  const rivalsIn = new Map(rivals.data?.rows.map((row) => [row.cityCode, row]));
  const rivalsOf = (cityCode: string): CityMarket['rivals'] => {
    if (!hasRivals || !isOpen(rivalScope, cityCode)) return 'closed';
    if (rivals.data === undefined) return undefined;
    const seen = rivalsIn.get(cityCode) ?? unseen;
    return { ...seen, sees: (mediumId) => seesPair(cityCode, mediumId) };
  };
  return {
    hasRivals,
    month,
    /** The latest first. */
    months: last === undefined ? [] : monthSpan(monthBefore(last, monthsBack - 1), last).toReversed(),
    /** Rows of cities with their market. */
    join: (rows: readonly CityRow[]): CityRow[] =>
      rows.map((row) => ({
        ...row,
        market: { costs: costsOf.get(row.cityCode), rivals: rivalsOf(row.cityCode) },
      })),
    error: costs.error ?? rivals.error ?? record.error,
  };
}

export type CityMarketTools = ReturnType<typeof useCityMarket>;
