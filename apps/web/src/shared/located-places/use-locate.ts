import { useMutationCall } from '../../api/use-call.ts';
import { locatedRows, type AskedRow, type LocatedRow } from './located-rows.ts';

/** Finds rows of names and addresses among the known places of a city. */
export function useLocate(cityCode: string) {
  const { mutate, isPending, error } = useMutationCall('v1/places/geocode');
  const locate = (asked: readonly AskedRow[], onRows: (rows: LocatedRow[]) => void) =>
    mutate(
      { cityCode, rows: asked.map(({ name, address }) => ({ name, address })) },
      { onSuccess: ({ rows }) => onRows(locatedRows(asked, rows)) },
    );
  return { locate, isPending, error };
}
