import { cityAois, presentAois } from '../../measurement/place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getAoiTaConcentrationDataResponses';

export const getAoiTaConcentrationDataResponses: Handler<typeof key> = async (context, input, { user }) => {
  const { city, ground, rows } = await cityAois(context, user, key, input);
  const byId = new Map(rows.map((row) => [row.aoi.placeId, row]));
  const ids = [...new Set(input.aoiIds)];
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    rows: await presentAois(
      context,
      city,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
    unknownIds: ids.filter((id) => !byId.has(id)),
  };
};
