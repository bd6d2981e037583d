import { densityOf } from '../../city-perspective/area-table.ts';
import { loadCityCrowd } from '../../city-perspective/city-crowd.ts';
import { heatOf } from '../../city-perspective/heat.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getAreaSumHeatData';

export const getAreaSumHeatData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, targetAudience: { groups: [] } });
  const { total, withheld, shown } = await heatOf(context, city, input);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    unit: input.unit,
    total,
    withheld,
    rows: shown.map((row) => ({
      areaId: row.area.areaId,
      name: row.area.name,
      districtName: row.area.districtName,
      center: [row.area.center[0], row.area.center[1]],
      persons: row.figures.persons,
      density: densityOf(row),
    })),
  };
};
