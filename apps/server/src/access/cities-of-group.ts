import { mediaForCity } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../platform/session/session.ts';

/** Of some cities, each once, those of which a group grants any medium: unknown ones and others are left out alike. */
export const citiesOfGroup = (
  { permission }: Pick<SignedInUser, 'permission'>,
  group: string,
  cityCodes: readonly string[],
): string[] => [...new Set(cityCodes)].filter((city) => mediaForCity(permission, group, city).length > 0);
