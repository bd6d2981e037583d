import type { PermissionEntry } from '@ooh/contract/permission/permission-structure';
import { coversCity, coversMedium, entriesOf, isAllowed, mediaIdsOf } from '@ooh/contract/permission/rules';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { sql, type RawBuilder } from '../platform/storage/postgres/database.ts';

/**
 * The (city, medium) pairs that a permission group grants: those that a single grant covers, city and medium
 * both. The rule is implemented here as a predicate and as SQL, which a test compares.
 */
export interface PairScope {
  readonly entries: readonly PermissionEntry[];
  /** Upper limit of the granted media; null where the group has no such list. */
  readonly onlyMedia: readonly number[] | null;
}

/** The grants of one group. A nationwide group's pairs are also limited to its own `mediaIds`. */
export function pairScopeOf(permission: unknown, groupPath: string): PairScope {
  const own = groupPath.includes('allNationwideMediaData') ? mediaIdsOf(permission, groupPath) : [allMedia];
  return { entries: entriesOf(permission, groupPath), onlyMedia: own.includes(allMedia) ? null : own };
}

/** The grants of the first of some groups that is enabled; groups are never combined. */
export function firstScopeOf(permission: unknown, groupPaths: readonly string[]): PairScope {
  const enabled = groupPaths.find((path) => isAllowed(permission, `${path}.isEnabled`));
  return enabled === undefined ? { entries: [], onlyMedia: null } : pairScopeOf(permission, enabled);
}

const isOwnMedium = ({ onlyMedia }: PairScope, mediumId: number): boolean =>
  onlyMedia === null || onlyMedia.includes(mediumId);

/** Whether a scope grants a pair. */
export function scopeGrants(scope: PairScope, cityCode: string, mediumId: number): boolean {
  return (
    isOwnMedium(scope, mediumId) &&
    scope.entries.some((entry) => coversCity(entry, cityCode) && coversMedium(entry, mediumId))
  );
}

/** Whether a scope grants all pairs. */
export function scopeGrantsAll({ entries, onlyMedia }: PairScope): boolean {
  return (
    onlyMedia === null &&
    entries.some(
      ({ regionCodes, mediaIds }) => regionCodes.includes(allRegions) && mediaIds.includes(allMedia),
    )
  );
}

/** Whether a scope grants any medium in a city. */
export function scopeTouches(scope: PairScope, cityCode: string): boolean {
  return scope.entries.some(
    (entry) =>
      coversCity(entry, cityCode) &&
      (entry.mediaIds.includes(allMedia)
        ? scope.onlyMedia?.length !== 0
        : entry.mediaIds.some((mediumId) => isOwnMedium(scope, mediumId))),
  );
}

/** SQL: some grant of a scope satisfies the conditions on its cities and media; null means all. */
export function someGrantSql(
  scope: PairScope,
  inCities: (cities: readonly string[]) => RawBuilder<boolean>,
  inMedia: (media: readonly number[]) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (scopeGrantsAll(scope)) return sql<boolean>`true`;
  if (scope.entries.length === 0) return sql<boolean>`false`;
  const grants = scope.entries.map(({ regionCodes, mediaIds }) => {
    const city = regionCodes.includes(allRegions) ? sql`true` : inCities(regionCodes);
    const media = scope.onlyMedia?.filter((id) => coversMedium({ regionCodes, mediaIds }, id)) ?? mediaIds;
    return sql<boolean>`(${city} and ${media.includes(allMedia) ? sql`true` : inMedia(media)})`;
  });
  return sql<boolean>`(${sql.join(grants, sql` or `)})`;
}

/** `scopeGrants` of a row, whose city and medium are columns. */
export function scopeGrantsSql(
  scope: PairScope,
  city: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return someGrantSql(
    scope,
    (cities) => sql<boolean>`${city} = any (${[...cities]}::text[])`,
    (media) => sql<boolean>`${medium} = any (${[...media]}::int[])`,
  );
}

/** `scopeGrants` of any pair of a row's cities and media, which are array columns of at least one value each. */
export function scopeGrantsSomeSql(
  scope: PairScope,
  cities: RawBuilder<unknown>,
  media: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return someGrantSql(
    scope,
    (granted) => sql<boolean>`${cities} && ${[...granted]}::text[]`,
    (granted) => sql<boolean>`${media} && ${[...granted]}::int[]`,
  );
}
