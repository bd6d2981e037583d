import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { heatOf, heatRowOf } from '../../measurement/city-perspective/heat.ts';
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
    rows: shown.map(heatRowOf),
  };
};
