import { cellBoundary, h3Cell } from '@ooh/geo/h3-cell';
import { areaHoursOf } from '../../../measurement/city-perspective/area-hours.ts';
import { loadCityCrowd } from '../../../measurement/city-perspective/city-crowd.ts';
import { supplyOfAreas } from '../../../measurement/place-insight/area-supply.ts';
import type { Handler } from '../../handler.ts';

/** About a metre. */
const digits = 5;

const cellRing = (cell: string): [number, number][] =>
  cellBoundary(h3Cell(cell)).map(({ lng, lat }) => [
    Number(lng.toFixed(digits)),
    Number(lat.toFixed(digits)),
  ]);

const key = 'v1/city-perspective/hours';

export const getAreaHours: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, fromHour: 0, toHour: 24 });
  const [rows, supplyOf] = await Promise.all([
    areaHoursOf(context, city, input.unit),
    supplyOfAreas(context, city, input.unit),
  ]);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    areas: rows.map(({ area, persons, taPersons }) => {
      const { areaId, name, districtName, center, squareMeters } = area;
      return {
        areaId,
        name,
        districtName,
        center: [center[0], center[1]] as [number, number],
        ring: input.unit === 'cell' ? cellRing(areaId) : null,
        squareMeters,
        ...supplyOf(areaId),
        persons: [...persons],
        taPersons: [...taPersons],
      };
    }),
    withheld: rows.filter(({ persons }) => persons.every((value) => value === null)).length,
  };
};
