import { useMemo } from 'react';
import { cityOfArea } from './city-of-area.ts';
import { prepareBasemap, type BoundaryFeature } from './prepare-basemap.ts';
import { coastAlone } from './prepare-streets.ts';
import { useBaseMaps } from './use-base-maps.ts';
import { useStreets } from './use-streets.ts';

/** Code of the country's base maps. */
const countryCode = '100000';

/** Stands in the place of the streets' notice until they are there. */
const layingNotice = '正在铺设示意路网…';

/** What a map stands on: boundaries, and the base map that was chosen or the schematic streets. */
export function useGround(boundaries: readonly BoundaryFeature[] | undefined, isAmap: boolean) {
  const basemap = useMemo(() => prepareBasemap(boundaries ?? []), [boundaries]);
  const self = boundaries?.find(({ properties }) => properties.isSelf)?.properties.adcode;
  const city = cityOfArea(self);
  const baseMaps = useBaseMaps(city ?? (boundaries === undefined ? undefined : countryCode), isAmap);
  const baseMap = isAmap ? null : (baseMaps?.current ?? null);
  const tiled = baseMap !== null && baseMap.tiles !== null ? baseMap : null;
  const streetsOrWait = useStreets(isAmap ? undefined : city);
  const streets = streetsOrWait === 'laying' ? null : streetsOrWait;
  // The coast is that of the official boundaries: tiles lie over it as well.
  const drawings = useMemo(
    () => streets && (tiled === null ? streets.drawings : coastAlone(streets.drawings)),
    [streets, tiled],
  );
  const streetsNotice = streetsOrWait === 'laying' ? layingNotice : (streets?.notice ?? null);
  return {
    basemap,
    baseMaps,
    /** The base map of tiles; null where the streets are the schematic ones. */
    tiled,
    drawings: baseMaps === null ? null : drawings,
    /** What is owed to the reader about the streets. */
    notice: tiled === null ? streetsNotice : tiled.attribution,
    isAmap,
  };
}

export type Ground = ReturnType<typeof useGround>;
