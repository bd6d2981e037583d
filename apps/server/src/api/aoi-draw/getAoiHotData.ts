import { certain } from '@ooh/contract/core/certain';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { heatOf, heatRowOf } from '../../measurement/city-perspective/heat.ts';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/getAoiHotData';

export const getAoiHotData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const ground = await geographyOf(context.db, city.data);
  const types = new Map(ground.aois.map((aoi) => [aoi.placeId, aoi.aoiType]));
  const typeOf = (areaId: string) => certain(types.get(areaId), 'type of the area of interest', areaId);
  const { aoiTypes, aoiIds, bounds, limit } = input;
  const filter = { unit: 'aoi', bounds, districtNames: [], limit } as const;
  const { total, withheld, shown } = await heatOf(context, city, filter, ({ area }) => {
    if (aoiIds.length > 0 && !aoiIds.includes(area.areaId)) return false;
    return aoiTypes.length === 0 || aoiTypes.includes(typeOf(area.areaId));
  });
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    total,
    withheld,
    rows: shown.map((row) => ({
      ...heatRowOf(row),
      aoiType: typeOf(row.area.areaId),
      taConcentrationPeople: row.figures.taConcentrationPeople,
    })),
  };
};
