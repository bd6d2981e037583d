import type { PermissionEntry } from './permission-structure.ts';
import { allMedia, allRegions } from './wildcards.ts';

/**
 * The rules of section 6 of the specification. They accept any value; for a damaged structure they
 * grant nothing. The server decides; the web uses the same functions to choose what to show.
 */

type Loaded = unknown;

function ownProperty(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
  return (node as Record<string, unknown>)[key];
}

function at(permission: Loaded, path: string): unknown {
  return path.split('.').reduce<unknown>(ownProperty, permission);
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}

function union<Item>(lists: Item[][]): Item[] {
  return [...new Set(lists.flat())];
}

/** A comma-separated list of paths is allowed when any one of them is present and truthy. */
export function isAllowed(permission: Loaded, authKey: string): boolean {
  return authKey
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .some((path) => Boolean(at(permission, path)));
}

function enabledGroup(permission: Loaded, groupPath: string): unknown {
  const group = at(permission, groupPath);
  return ownProperty(group, 'isEnabled') === true ? group : undefined;
}

/** The grants of an enabled group; none for a disabled or damaged one. */
export function entriesOf(
  permission: Loaded,
  groupPath: string,
  listKey = mediaRegionList,
): PermissionEntry[] {
  const entries = listOf<unknown>(ownProperty(enabledGroup(permission, groupPath), listKey));
  return entries.map((entry) => ({
    regionCodes: listOf<string>(ownProperty(entry, 'regionCodes')),
    mediaIds: listOf<number>(ownProperty(entry, 'mediaIds')),
  }));
}

/** Whether a grant names a city, or all of them. */
export function coversCity({ regionCodes }: PermissionEntry, city: string): boolean {
  return regionCodes.includes(allRegions) || regionCodes.includes(city);
}

/** Whether a grant names a medium, or all of them. */
export function coversMedium({ mediaIds }: PermissionEntry, mediumId: number): boolean {
  return mediaIds.includes(allMedia) || mediaIds.includes(mediumId);
}

function collapseRegions(codes: string[]): string[] {
  return codes.includes(allRegions) ? [allRegions] : codes;
}

function collapseMedia(ids: number[]): number[] {
  return ids.includes(allMedia) ? [allMedia] : ids;
}

/** The list of grants inside a group. */
export const mediaRegionList = 'mediaRegionData';

/** Cities of a group's list; ["ALL"] when every city is granted for some medium. */
export function citiesOf(permission: Loaded, groupPath: string, listKey = mediaRegionList): string[] {
  return collapseRegions(union(entriesOf(permission, groupPath, listKey).map((entry) => entry.regionCodes)));
}

/** The first entry that lists the city itself; "ALL" does not count here. */
export function entryForCity(
  permission: Loaded,
  groupPath: string,
  city: string,
  listKey = mediaRegionList,
): PermissionEntry | undefined {
  return entriesOf(permission, groupPath, listKey).find((entry) => entry.regionCodes.includes(city));
}

/** Media used for look-ups by a nationwide or city-media group; none for other groups. */
export function mediaIdsOf(permission: Loaded, groupPath: string, listKey = mediaRegionList): number[] {
  const group = enabledGroup(permission, groupPath);
  if (groupPath.includes('allNationwideMediaData')) {
    return collapseMedia(union([listOf<number>(ownProperty(group, 'mediaIds'))]));
  }
  if (groupPath.includes('cityMediaData')) {
    return collapseMedia(union(entriesOf(permission, groupPath, listKey).map((entry) => entry.mediaIds)));
  }
  return [];
}

/** Media granted in one city; [0] when all of them are. */
export function mediaForCity(
  permission: Loaded,
  groupPath: string,
  city: string,
  listKey = mediaRegionList,
): number[] {
  const covering = entriesOf(permission, groupPath, listKey).filter((entry) => coversCity(entry, city));
  return collapseMedia(union(covering.map((entry) => entry.mediaIds)));
}

/** Cities in which one medium is granted; ["ALL"] when in every city. */
export function citiesForMedia(
  permission: Loaded,
  groupPath: string,
  mediumId: number,
  listKey = mediaRegionList,
): string[] {
  const covering = entriesOf(permission, groupPath, listKey).filter((entry) => coversMedium(entry, mediumId));
  return collapseRegions(union(covering.map((entry) => entry.regionCodes)));
}

/** Cities in which any of some media is granted; ["ALL"] when one is in every city. */
export function citiesForAnyMedium(
  permission: Loaded,
  groupPath: string,
  mediumIds: readonly number[],
): string[] {
  return collapseRegions(union(mediumIds.map((mediumId) => citiesForMedia(permission, groupPath, mediumId))));
}

/** Whether this medium in this city is granted: some single entry must cover the pair. */
export function isPairGranted(
  permission: Loaded,
  groupPath: string,
  city: string,
  mediumId: number,
  listKey = mediaRegionList,
): boolean {
  return entriesOf(permission, groupPath, listKey).some(
    (entry) => coversCity(entry, city) && coversMedium(entry, mediumId),
  );
}
