import { aoiPage, cityAois } from '../../measurement/place-insight/aoi-table.ts';
import { marketTypes } from '../../measurement/place-insight/scene-kinds.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/marketList';

export const getMarketList: Handler<typeof key> = async (context, input, { user }) =>
  aoiPage(context, await cityAois(context, user, key, input), { ...input, aoiTypes: [...marketTypes] });
