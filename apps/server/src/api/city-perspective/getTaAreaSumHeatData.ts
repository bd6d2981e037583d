import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { heatOf, heatRowOf } from '../../measurement/city-perspective/heat.ts';
import { audienceOfCity } from '../../measurement/place-insight/city-overview.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getTaAreaSumHeatData';

export const getTaAreaSumHeatData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  // An area whose audience is withheld is as empty on this map as one whose people are.
  const { total, withheld, shown } = await heatOf(context, city, input);
  const rows = shown.filter(({ figures }) => !figures.taPersons.suppressed);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    cityShare: audienceOfCity(city, context.config.minimumCell).share,
    unit: input.unit,
    total,
    withheld: withheld + shown.length - rows.length,
    rows: rows.map((row) => ({
      ...heatRowOf(row),
      taPersons: row.figures.taPersons,
      taConcentrationPeople: row.figures.taConcentrationPeople,
      taConcentrationHours: row.figures.taConcentrationHours,
      tgi: row.figures.tgi,
    })),
  };
};
