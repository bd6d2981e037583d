import { useCall } from '../../api/use-call.ts';

/** The middle of China, until the dictionary of regions has answered. */
const country: readonly [number, number] = [104, 35];

/** The middle of a city, by which pasted coordinates are checked. */
export function useCityCentre(cityCode: string): readonly [number, number] {
  const { data } = useCall(
    'common-dict-region/getMainDictRegionsList',
    { level: 'city' },
    { quiet: true, staleMs: Infinity },
  );
  return data?.find(({ adcode }) => adcode === cityCode)?.center ?? country;
}
