import { assertPlaceSetCityGranted } from '../../../access/place-set-access.ts';
import { readPlaceFile as read } from '../../../city-data/place-set/read-place-file.ts';
import type { Handler } from '../../handler.ts';

export const readPlaceFile: Handler<'v1/place-sets/import'> = async (
  _context,
  { cityCode, crs },
  { user, file },
) => {
  assertPlaceSetCityGranted(user, cityCode);
  return read(file.bytes, cityCode, crs);
};
