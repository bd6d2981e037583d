import { entriesOf, isAllowed, mediaIdsOf } from './rules.ts';
import { allMedia, allRegions } from './wildcards.ts';

/**
 * A group's grants, sorted for look-ups over many rows: a (city, medium) pair is granted when everything is, when its
 * city is granted with all media, its medium in all cities, or the very pair.
 */
export interface PairScope {
  readonly isEverything: boolean;
  /** Cities with every medium. */
  readonly wholeCities: readonly string[];
  /** Media in every city. */
  readonly wholeMedia: readonly number[];
  /** `city:medium` of single grants. */
  readonly pairs: readonly string[];
  /** Media beyond which nothing is granted at all; null where the group has no such list. */
  readonly onlyMedia: readonly number[] | null;
}

const nothing: PairScope = {
  isEverything: false,
  wholeCities: [],
  wholeMedia: [],
  pairs: [],
  onlyMedia: null,
};

/** The grants of one group. A nationwide group's pairs are held to its own `mediaIds` besides. */
export function pairScopeOf(permission: unknown, groupPath: string): PairScope {
  const entries = entriesOf(permission, groupPath);
  const wholeCities = new Set<string>();
  const wholeMedia = new Set<number>();
  const pairs = new Set<string>();
  let isEverything = false;
  for (const { regionCodes, mediaIds } of entries) {
    const [isAnyCity, isAnyMedium] = [regionCodes.includes(allRegions), mediaIds.includes(allMedia)];
    if (isAnyCity && isAnyMedium) isEverything = true;
    else if (isAnyCity) mediaIds.forEach((id) => wholeMedia.add(id));
    else if (isAnyMedium) regionCodes.forEach((code) => wholeCities.add(code));
    else for (const code of regionCodes) for (const id of mediaIds) pairs.add(pairKey(code, id));
  }
  const own = groupPath.includes('allNationwideMediaData') ? mediaIdsOf(permission, groupPath) : [allMedia];
  return {
    isEverything,
    wholeCities: [...wholeCities],
    wholeMedia: [...wholeMedia],
    pairs: [...pairs],
    onlyMedia: own.includes(allMedia) ? null : own,
  };
}

/** The grants of the first of some groups that is enabled; groups are never joined. */
export function firstScopeOf(permission: unknown, groupPaths: readonly string[]): PairScope {
  const enabled = groupPaths.find((path) => isAllowed(permission, `${path}.isEnabled`));
  return enabled === undefined ? nothing : pairScopeOf(permission, enabled);
}

export function pairKey(cityCode: string, mediumId: number): string {
  return `${cityCode}:${mediumId}`;
}

/** Whether a scope grants a pair. */
export function scopeGrants(scope: PairScope, cityCode: string, mediumId: number): boolean {
  if (scope.onlyMedia !== null && !scope.onlyMedia.includes(mediumId)) return false;
  return (
    scope.isEverything ||
    scope.wholeCities.includes(cityCode) ||
    scope.wholeMedia.includes(mediumId) ||
    scope.pairs.includes(pairKey(cityCode, mediumId))
  );
}

/** Whether a scope grants anything in a city. */
export function scopeTouches(scope: PairScope, cityCode: string): boolean {
  if (scope.onlyMedia?.length === 0) return false;
  const isOwn = (mediumId: number): boolean => scope.onlyMedia === null || scope.onlyMedia.includes(mediumId);
  return (
    scope.isEverything ||
    scope.wholeCities.includes(cityCode) ||
    scope.wholeMedia.some(isOwn) ||
    scope.pairs.some((pair) => {
      const [city, medium] = pair.split(':');
      return city === cityCode && isOwn(Number(medium));
    })
  );
}
