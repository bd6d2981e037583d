import type { CallOutput } from '@ooh/contract/registry';
import type { PermissionEntry, PermissionStructure } from '@ooh/contract/permission/permission-structure';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { isAllowed, mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { regionByCode } from '../../reference/region/regions.ts';

type PreviewedGroup = CallOutput<'v1/admin/roles/preview'>['groups'][number];
type Visibility = PreviewedGroup['visibility'][number];

/** The entries of a group, whether it is on or not. */
export function entriesOf(permission: PermissionStructure, group: PermissionGroupPath): PermissionEntry[] {
  const node = group
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], permission);
  return (node as { mediaRegionData: PermissionEntry[] }).mediaRegionData;
}

function visibilityOf(
  cities: readonly string[],
  media: readonly number[],
  mediaNames: ReadonlyMap<number, string>,
): Visibility {
  const isEverywhere = cities.includes(allRegions);
  const isEveryMedium = media.includes(allMedia);
  return {
    isEverywhere,
    cities: cities
      .filter((city) => city !== allRegions)
      .map((cityCode) => ({ cityCode, name: regionByCode(cityCode)?.name ?? cityCode })),
    isEveryMedium,
    media: isEveryMedium
      ? []
      : media.map((mediumId) => ({ mediumId, name: mediaNames.get(mediumId) ?? `媒体 ${mediumId}` })),
  };
}

/** Cities with the same media together; the first row of "every city" stands for all that no other row names. */
function visibilitiesOf(
  permission: PermissionStructure,
  group: PermissionGroupPath,
  mediaNames: ReadonlyMap<number, string>,
): Visibility[] {
  const named = [...new Set(entriesOf(permission, group).flatMap((entry) => entry.regionCodes))];
  const seen = named
    .map((city) => ({ city, media: mediaForCity(permission, group, city).toSorted((a, b) => a - b) }))
    .filter(({ media }) => media.length > 0);
  const together = Map.groupBy(seen, ({ media }) => media.join());
  return [...together.values()].map((rows) =>
    visibilityOf(
      rows.map(({ city }) => city),
      rows[0].media,
      mediaNames,
    ),
  );
}

/** Entries that grant nothing, or not what they seem to. */
function remarksOn(entries: readonly PermissionEntry[]): string[] {
  return entries.flatMap(({ regionCodes, mediaIds }, index) => {
    const which = `第 ${index + 1} 条`;
    if (regionCodes.length === 0) return [`${which}没有城市，不授予任何数据`];
    if (mediaIds.length === 0) return [`${which}没有媒体，不授予任何数据`];
    return regionCodes
      .filter((code) => code !== allRegions && regionByCode(code)?.level !== 'city')
      .map((code) => `${which}的 ${regionByCode(code)?.name ?? code} 不是城市，不授予任何数据`);
  });
}

/** What a user with this structure sees through one group: cities with their media, by name. */
export function previewGroup(
  permission: PermissionStructure,
  node: { readonly group: PermissionGroupPath; readonly name: string; readonly flag: string },
  mediaNames: ReadonlyMap<number, string>,
): PreviewedGroup {
  const { group, name } = node;
  const isEnabled = isAllowed(permission, node.flag);
  const remarks = remarksOn(entriesOf(permission, group));
  const visibility = visibilitiesOf(permission, group, mediaNames);
  if (isEnabled && visibility.length === 0) remarks.push('功能已开启，但没有任何城市与媒体的数据权限');
  return { group, name, isEnabled, visibility, remarks };
}
