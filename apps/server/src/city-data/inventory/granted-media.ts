import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/** Media that the user may see in a city; null for all. Refuses unknown cities and cities without any grant with the same message. */
export function grantedMedia(
  user: Pick<SignedInUser, 'permission'>,
  cityCode: string,
): readonly number[] | null {
  const media = mediaForCity(user.permission, mediaInventoryGroup, cityCode);
  assertCitiesGranted([cityCode], () => media.length > 0);
  return media.includes(allMedia) ? null : media;
}
