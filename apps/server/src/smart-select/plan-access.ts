import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { citiesForMedia, isPairGranted } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../session/session.ts';

/** Whose plans a user sees: everybody's for the platform, else those of the own organisation. */
export function seesOrganisation(user: SignedInUser, organisationId: string): boolean {
  return user.organisationKind === 'platform' || user.organisationId === organisationId;
}

/** Whether a user may plan bus bodies in a city. */
export function isCityGranted(user: SignedInUser, cityCode: string): boolean {
  return isPairGranted(user.permission, smartSelectGroup, cityCode, busBodyMediumId);
}

/** The cities of the user's bus-body grants; null means every city. */
export function grantedCities(user: SignedInUser): string[] | null {
  const cities = citiesForMedia(user.permission, smartSelectGroup, busBodyMediumId);
  return cities.includes(allRegions) ? null : cities;
}
