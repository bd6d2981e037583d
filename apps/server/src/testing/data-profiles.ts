import { permissionStructure, type PermissionEntry } from '@ooh/contract/permission/permission-structure';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { turn } from './turn.ts';

/** Cities that hold data of every medium, and the media. */
export const worldCities = ['110100', '310100', '330100', '440100', '440300', '510100'] as const;
export const worldMedia = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const [beijing, shanghai, hangzhou, guangzhou, shenzhen, chengdu] = worldCities;
const all = 'ALL';

/** Grants of one group, from everything to nothing; each a shape that a wrong rule would get wrong. */
export const dataProfiles: Readonly<Record<string, readonly PermissionEntry[]>> = {
  everything: [{ regionCodes: [all], mediaIds: [0] }],
  'one city': [{ regionCodes: [shenzhen], mediaIds: [0] }],
  'one pair': [{ regionCodes: [shanghai], mediaIds: [2] }],
  'bus bodies in two cities': [{ regionCodes: [shanghai, chengdu], mediaIds: [1] }],
  'one medium everywhere': [{ regionCodes: [all], mediaIds: [3] }],
  'two pairs, no product': [
    { regionCodes: [shenzhen], mediaIds: [1, 4] },
    { regionCodes: [shanghai], mediaIds: [2, 5] },
  ],
  'both wildcards, not together': [
    { regionCodes: [all], mediaIds: [5, 1] },
    { regionCodes: [beijing], mediaIds: [0] },
  ],
  'entries of a city joined': [
    { regionCodes: [guangzhou, hangzhou], mediaIds: [6, 7] },
    { regionCodes: [guangzhou], mediaIds: [1, 12] },
  ],
  'codes that are no city': [
    { regionCodes: ['440000', '440305', '100000'], mediaIds: [0] },
    { regionCodes: [hangzhou], mediaIds: [10, 99] },
  ],
  'cities without media': [
    { regionCodes: [all], mediaIds: [] },
    { regionCodes: [], mediaIds: [0] },
  ],
  'all but one city': [
    { regionCodes: worldCities.filter((city) => city !== shenzhen), mediaIds: [...worldMedia] },
  ],
  nothing: [],
};

/** `npm run test:all` asks every call as every profile. */
const takesAllProfiles = process.env['OOH_TEST_ALL'] === '1';

/** Asked of every call: pairs whose product is not granted, which most wrong rules would grant, and nothing at all. */
const always = ['two pairs, no product', 'nothing'];
const others = Object.keys(dataProfiles).filter((profile) => !always.includes(profile));

/** The profiles that a call is asked as, by its place among the calls: one of the others a turn, so that the turns ask as all. */
export function profilesAt(place: number): readonly string[] {
  if (takesAllProfiles) return Object.keys(dataProfiles);
  return [...always, others[(place + turn) % others.length]];
}

/** Whether a profile covers a pair: some entry names both, itself or by a wildcard. */
export function covers(profile: string, city: string, medium: number): boolean {
  return dataProfiles[profile].some(
    ({ regionCodes, mediaIds }) =>
      (regionCodes.includes(city) || regionCodes.includes(all)) &&
      (mediaIds.includes(medium) || mediaIds.includes(0)),
  );
}

/** Whether a profile covers some medium of a city. */
export function coversCity(profile: string, city: string): boolean {
  return dataProfiles[profile].some(
    ({ regionCodes, mediaIds }) =>
      mediaIds.length > 0 && (regionCodes.includes(city) || regionCodes.includes(all)),
  );
}

/** These grants in some groups, everything in all others: what another group opens must not be seen through it. */
export function structureFor(groups: readonly PermissionGroupPath[], entries: readonly PermissionEntry[]) {
  const structure: Record<string, unknown> = {};
  for (const node of permissionNodes()) {
    const path = node.flag.split('.');
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => {
      at[name] ??= {};
      return at[name] as Record<string, unknown>;
    }, structure);
    parent[path.at(-1)!] = true;
    if (node.group === undefined) continue;
    parent['mediaRegionData'] = groups.includes(node.group) ? entries : dataProfiles['everything'];
    parent['mediaIds'] = [
      ...new Set((parent['mediaRegionData'] as PermissionEntry[]).flatMap((one) => one.mediaIds)),
    ];
  }
  return permissionStructure.parse(structure);
}
