import { removePlaceSet as remove } from '../../../city-data/place-set/save-place-set.ts';
import type { Handler } from '../../handler.ts';

export const removePlaceSet: Handler<'v1/place-sets/remove'> = async (context, input, { user, record }) => {
  await remove(context, user, input, record);
  return { placeSetId: input.placeSetId };
};
