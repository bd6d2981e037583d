import { cellBoundary, h3Cell } from '@ooh/geo/h3-cell';
import { areaTable } from '../../../../measurement/city-perspective/area-table.ts';
import { loadOrderCity } from '../../../../orders/man-land/order-city.ts';
import type { Handler } from '../../../handler.ts';

const key = 'v1/orders/man-land/heat';

export const getManLandHeat: Handler<typeof key> = async (context, input, { user }) => {
  const { city } = await loadOrderCity(context, user, key, input);
  const table = await areaTable(context, city, 'cell');
  const cells = table.flatMap(({ area, figures: { taPersons, taConcentrationPeople } }) =>
    taPersons.value === null || taConcentrationPeople.value === null
      ? []
      : [
          {
            cell: area.areaId,
            ring: cellBoundary(h3Cell(area.areaId)).map(({ lng, lat }): [number, number] => [lng, lat]),
            taPersons: taPersons.value,
            taConcentration: taConcentrationPeople.value,
          },
        ],
  );
  return { basis: city.basis, cells, withheld: table.length - cells.length };
};
