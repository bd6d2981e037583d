import { orderGroup } from '@ooh/contract/domain/media-order';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { readDistrictInventory } from '../../orders/order/district-inventory.ts';
import { assertCityGranted } from '../../orders/order/granted-inventory.ts';
import type { Handler } from '../handler.ts';

export const getCbdFormData: Handler<'mediaOrder/getCbdFormData'> = async ({ db }, input, { user }) => {
  const { cityCode } = input;
  assertCityGranted(user, cityCode);
  const places = await findCurrent(db, 'places', cityCode);
  if (places === undefined) return { rows: [], isDemo: false };
  const media = mediaForCity(user.permission, orderGroup, cityCode);
  const positions = await findCurrent(db, 'media-positions', cityCode);
  const rows = await readDistrictInventory(db, {
    placesId: places.release_id,
    positionsId: positions?.release_id ?? null,
    mediumIds: media.includes(allMedia) ? null : media,
  });
  return { rows, isDemo: places.is_demo || positions?.is_demo === true };
};
