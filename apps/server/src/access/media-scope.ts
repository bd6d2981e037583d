import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import type { SignedInUser } from '../platform/session/session.ts';

/** Media that a user may plan in a city; null for all of them, none for none. */
export function fixedMediaOf(
  { permission }: Pick<SignedInUser, 'permission'>,
  cityCode: string,
): readonly number[] | null {
  const media = mediaForCity(permission, smartSelectGroup, cityCode);
  return media.includes(allMedia) ? null : media;
}

/** Whether a user may see a medium's units of a city. */
export function seesUnit(
  user: Pick<SignedInUser, 'permission'>,
  unit: { readonly city_code: string; readonly medium_id: number },
): boolean {
  const media = fixedMediaOf(user, unit.city_code);
  return media === null || media.includes(unit.medium_id);
}
