import { aoiPage, cityAois } from '../../measurement/place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getAoiTaConcentrationData';

export const getAoiTaConcentrationData: Handler<typeof key> = async (context, input, { user }) =>
  aoiPage(context, await cityAois(context, user, key, input), input);
