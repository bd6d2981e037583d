import { assertPackCitiesGranted } from '../../../access/pack-access.ts';
import { placeOptions } from '../../../planning/pack/place-options.ts';
import type { Handler } from '../../handler.ts';

export const packPlaceOptions: Handler<'v1/crowd-packs/place-options'> = async (context, input, request) => {
  assertPackCitiesGranted(request.user, [input.cityCode]);
  return placeOptions(context.db, input.cityCode);
};
