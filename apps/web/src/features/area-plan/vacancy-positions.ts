import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { mapColours } from '../../map/map-colours.ts';
import type { LngLatBox } from '../../map/map-data.ts';
import type { MapPosition } from '../../map/prepare-positions.ts';
import type { SheetLegendRow } from '../../map/prepare-sheet.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { vacancyList, type AreaAddress } from './area-address.ts';
import { vacancyFilterOf, type VacantUnit } from './vacancies.ts';

/** What the map of a plan shows of its positions. */
export interface ShownPositions {
  readonly positions: readonly MapPosition[];
  readonly legend: readonly SheetLegendRow[];
}

/** All positions of a city that the filters of the list leave: the map marks one of them instead of hiding the others. */
export function useVacancyPositions(
  planId: string,
  cityCode: string | undefined,
  address: AreaAddress,
): ShownPositions {
  const { q, area, medium, chosen } = address;
  const filters = { q, area, medium, chosen };
  const { data } = useCall(
    'v1/area-plan/positions',
    { ...vacancyFilterOf(planId, filters), cityCode: cityCode ?? '' },
    { keepPrevious: true, enabled: cityCode !== undefined },
  );
  const { place, placeIdle } = mapColours[useThemeName()];
  const positions = useMemo(
    () =>
      (data?.positions ?? []).map(({ positionId, name, lng, lat, isChosen }) => ({
        id: positionId,
        name,
        at: [lng, lat] as const,
        isChosen,
      })),
    [data],
  );
  const isNarrowed = vacancyList.countFilters(filters) > 0;
  const legend = useMemo<SheetLegendRow[]>(() => {
    const chosenCount = positions.filter((position) => position.isChosen).length;
    const vacant = `${isNarrowed ? '符合筛选的' : '全部'}空位点位 ${formatNumber(positions.length)} 个`;
    return [
      { colour: placeIdle, shape: 'dot', text: vacant },
      { colour: place, shape: 'dot', text: `其中已选用 ${formatNumber(chosenCount)} 个` },
    ];
  }, [positions, isNarrowed, place, placeIdle]);
  return { positions, legend };
}

/** Degrees around a position that the map goes to. */
const nearby = 0.006;

export interface Located {
  readonly positionId: string;
  readonly box: LngLatBox;
}

/** What is picked on the map and in the lists, each bringing the other along: picked once more it is let go. */
export function usePicks(address: AreaAddress, setAddress: (change: Partial<AreaAddress>) => void) {
  const [located, setLocated] = useState<Located | null>(null);
  return {
    /** The row of the list that the map was sent to. */
    located,
    locate: ({ positionId, lng, lat }: VacantUnit) =>
      setLocated({ positionId, box: [lng - nearby, lat - nearby, lng + nearby, lat + nearby] }),
    pick: (area: string) => {
      setLocated(null);
      setAddress({ area: area === address.area ? undefined : area, position: undefined, page: undefined });
    },
    pickPosition: (id: string) =>
      setAddress({ position: id === address.position ? undefined : id, page: undefined }),
  };
}
