import { useMemo } from 'react';
import { useCall } from '../api/use-call.ts';
import { useBaseMapChoice } from './base-map-choice.ts';
import { currentBaseMap, type BaseMap } from './current-base-map.ts';

export interface BaseMaps {
  readonly maps: readonly BaseMap[];
  readonly current: BaseMap;
  readonly problems: readonly string[];
}

/** Whether there is more than one, or one that was set up is missing and says why. */
export const canSwitch = ({ maps, problems }: BaseMaps): boolean => maps.length > 1 || problems.length > 0;

const schematic: BaseMap = { id: 'schematic', name: '示意路网', attribution: null, note: null, tiles: null };
/** Where the service does not say. */
const schematicAlone: BaseMaps = { maps: [schematic], current: schematic, problems: [] };

/**
 * Base maps of a city (100000: of the country); null until they are known. `isAmap`: AMap draws, otherwise it is none of
 * those that can be.
 */
export function useBaseMaps(cityCode: string | undefined, isAmap: boolean): BaseMaps | null {
  // Unnotified: the map is drawn with its boundaries and streets instead, and its choice says so.
  const { data, isError } = useCall(
    'v1/base-maps/{cityCode}',
    { cityCode: cityCode ?? '' },
    { unnotified: true, enabled: cityCode !== undefined, staleMs: 60_000 },
  );
  const { chosen, failed } = useBaseMapChoice();
  return useMemo(
    () =>
      data === undefined
        ? isError
          ? schematicAlone
          : null
        : {
            maps: data.maps,
            problems: data.problems,
            current: currentBaseMap(data, {
              chosen,
              failed: isAmap ? failed : new Set([...failed, 'amap'] as const),
            }),
          },
    [data, isError, chosen, failed, isAmap],
  );
}
