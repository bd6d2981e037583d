import { crowdRoles } from '@ooh/contract/domain/crowd-names';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { crowdOfArea } from '../../measurement/city-perspective/area-table.ts';
import { hoursInAreas } from '../../measurement/city-perspective/area-hours.ts';
import { cityAois, presentAois } from '../../measurement/place-insight/aoi-table.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getAoiTaConcentrationDataById';

export const getAoiTaConcentrationDataById: Handler<typeof key> = async (context, input, { user }) => {
  const { city, rows } = await cityAois(context, user, key, input);
  const row = rows.find(({ aoi }) => aoi.placeId === input.aoiId);
  if (row === undefined) throw notFound('AOI');
  const { minimumCell } = context.config;
  const { people } = row.area;
  const [[aoi], crowd, [hours]] = await Promise.all([
    presentAois(context, city, [row]),
    crowdOfArea(context, city, people),
    hoursInAreas(context, city, [people]),
  ]);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    aoi: aoi,
    byRole: crowdRoles.map((role) => {
      const figures = areaFiguresOf(crowd, figureContext({ ...city, role }, minimumCell));
      const { persons, taPersons, taConcentrationPeople: taConcentration, tgi } = figures;
      return { role, persons, taPersons, taConcentration, tgi };
    }),
    hours,
  };
};
