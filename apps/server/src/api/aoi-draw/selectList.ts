import { aoiPage, cityAois } from '../../measurement/place-insight/aoi-table.ts';
import { matchNames } from '../../measurement/place-insight/match-names.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectList';

export const selectAoiList: Handler<typeof key> = async (context, input, { user }) => {
  const aois = await cityAois(context, user, key, input);
  const matches = matchNames(aois.ground.aois, input.names);
  const page = await aoiPage(context, aois, input);
  return {
    ...page,
    matches: matches.map(({ name, state, candidates }) => ({
      name,
      state,
      candidates: candidates.map((aoi) => ({
        areaId: aoi.placeId,
        name: aoi.name,
        districtName: aoi.districtName,
      })),
    })),
  };
};
