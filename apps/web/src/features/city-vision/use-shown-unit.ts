import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { useCall } from '../../api/use-call.ts';

/** More than this part of the cells withheld tells more about the sample than about the city. */
const mostWithheld = 0.4;

/** The unit to show: districts instead of cells in a city whose sample is too small for cells, with the reason. */
export function useShownUnit(cityCode: string, asked: SpatialUnitKind) {
  const cells = useCall(
    'city-perspective/getAreaSumHeatData',
    { cityCode, unit: 'cell', limit: 1 },
    { enabled: asked === 'cell', staleMs: 10 * 60_000 },
  );
  const { total = 0, withheld = 0 } = (asked === 'cell' ? cells.data : undefined) ?? {};
  const isReplaced = total > 0 && withheld / total > mostWithheld;
  return { unit: isReplaced ? ('district' as const) : asked, isReplaced };
}
