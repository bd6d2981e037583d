import { useCall } from '../../api/use-call.ts';
import { filterOf, type CityBaseAddress } from './city-base-address.ts';
import { useCityMarket } from './use-city-market.ts';

/** Every city of the country fits on one page. */
const wholePage = 400;

/** The cities that the filters leave; those of a list of cities once the lists are known. */
export function useCities(address: CityBaseAddress, isOpen: boolean) {
  const lines = useCall('app-analyse-city/lineList', {}, { enabled: isOpen });
  const line = lines.data?.find(({ lineId }) => lineId === address.line);
  const isLineGone = address.line !== undefined && lines.data !== undefined && line === undefined;
  const lineCities = line?.cities.map(({ cityCode }) => cityCode) ?? [];
  // A list without any permitted city is empty; the call without cities would return all.
  const isLineEmpty = line !== undefined && lineCities.length === 0;
  const isReady = address.line === undefined || lines.data !== undefined;
  const filter = filterOf(address, lineCities);
  const found = useCall(
    'app-analyse-city/conditionQuery',
    { ...filter, pageSize: wholePage },
    { enabled: isOpen && isReady && !isLineEmpty, keepPrevious: true },
  );
  const market = useCityMarket(address, isOpen);
  const rows = isLineEmpty ? [] : found.data && market.join(found.data.rows);
  return { lines, isLineGone, lineCities, filter, found, rows, market };
}

export type FoundCities = ReturnType<typeof useCities>;
