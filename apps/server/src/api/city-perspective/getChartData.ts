import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { activityOf, hourFiguresOf } from '../../measurement/city-perspective/hours.ts';
import { portraitOf, disclosedPortrait } from '../../measurement/city-perspective/portrait.ts';
import { wholeCells } from '../../measurement/city-perspective/people-cells.ts';
import { areasOfCity } from '../../measurement/city-perspective/spatial-areas.ts';
import { cityName } from '../../reference/region/regions.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getChartData';

export const getChartData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { minimumCell } = context.config;
  const districts = await areasOfCity(context, city, 'district');
  const named = input.districtNames.map((name) => {
    const district = districts.areas.find((area) => area.name === name);
    if (district === undefined) throw notFound(`行政区「${name}」`);
    return { name, cells: district.people.cells };
  });
  const whole = { name: cityName(city.cityCode), cells: null };
  const charts = await Promise.all(
    (named.length > 0 ? named : [whole]).map(async ({ name, cells }) => {
      const [activity, portrait] = await Promise.all([
        activityOf(context, city, cells),
        portraitOf(context, city, cells && wholeCells(cells)),
      ]);
      const { panelPersons, otherPersons } = portrait.size;
      return {
        name,
        panelPersons: passesMinimumCell(panelPersons, otherPersons, minimumCell) ? panelPersons : null,
        hours: hourFiguresOf(activity, city, minimumCell),
        portrait: disclosedPortrait(portrait, minimumCell),
      };
    }),
  );
  return { basis: city.basis, isModelled: city.isModelled, charts };
};
