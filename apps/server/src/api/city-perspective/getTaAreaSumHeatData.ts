import { densityOf } from '../../city-perspective/area-table.ts';
import { loadCityCrowd } from '../../city-perspective/city-crowd.ts';
import { heatOf } from '../../city-perspective/heat.ts';
import { shownPart } from '../../bus-plan/shown-figure.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getTaAreaSumHeatData';

export const getTaAreaSumHeatData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { size } = city;
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  // An area whose audience is withheld is as empty on this map as one whose people are.
  const { total, withheld, shown } = await heatOf(context, city, input);
  const rows = shown.filter(({ figures }) => !figures.taPersons.suppressed);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    cityShare: shownPart(size.share, part, context.config.minimumCell),
    unit: input.unit,
    total,
    withheld: withheld + shown.length - rows.length,
    rows: rows.map((row) => ({
      areaId: row.area.areaId,
      name: row.area.name,
      districtName: row.area.districtName,
      center: [row.area.center[0], row.area.center[1]],
      persons: row.figures.persons,
      density: densityOf(row),
      taPersons: row.figures.taPersons,
      taConcentrationPeople: row.figures.taConcentrationPeople,
      taConcentrationHours: row.figures.taConcentrationHours,
      tgi: row.figures.tgi,
    })),
  };
};
