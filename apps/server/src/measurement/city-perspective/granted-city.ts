import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import { registry, type CallKey } from '@ooh/contract/registry';
import type { Permit } from '@ooh/contract/core/endpoint';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/** A city that a user may see in a call, with the user's visible media there; null for all media. */
export interface GrantedCity {
  readonly cityCode: string;
  readonly mediumIds: readonly number[] | null;
}

type Reader = Pick<SignedInUser, 'permission'>;

/** Groups whose flags open a call: their grants say for which cities. */
function groupsOf(key: CallKey): string[] {
  const permit: Permit = registry[key].permit;
  return typeof permit === 'string' ? [] : permit.anyOf.map((path) => path.replace(/\.isEnabled$/, ''));
}

/** The media granted in a city over the groups of a call: none where no enabled group names the city. */
function mediaIn(user: Reader, key: CallKey, cityCode: string): number[] {
  return [...new Set(groupsOf(key).flatMap((group) => mediaForCity(user.permission, group, cityCode)))];
}

/** The city of a call. Refuses unknown cities and cities without any grant with the same message. */
export function grantedCity(user: Reader, key: CallKey, cityCode: string): GrantedCity {
  const media = mediaIn(user, key, cityCode);
  assertCitiesGranted([cityCode], () => media.length > 0);
  return { cityCode, mediumIds: media.includes(allMedia) ? null : media };
}

/** Whether a medium of the city may be seen. */
export function isMediumGranted({ mediumIds }: GrantedCity, mediumId: number): boolean {
  return mediumIds === null || mediumIds.includes(mediumId);
}
