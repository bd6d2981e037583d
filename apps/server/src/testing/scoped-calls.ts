import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import { worldCities, worldMedia, type PermissionWorld } from './permission-world.ts';

/** Something that an answer tells about one city and medium. */
export interface Fact {
  readonly city: string;
  readonly medium: number;
  readonly text: string;
}

/** A call whose answers depend on the pairs that a group grants. */
export interface ScopedCall {
  readonly key: CallKey;
  readonly group: PermissionGroupPath;
  /** Everything that is asked; a refused question tells nothing. */
  inputs(world: PermissionWorld): object[];
  /** What an answer tells, pair by pair. Figures over several pairs have no place here. */
  facts(body: unknown, input: Record<string, unknown>): Fact[];
}

function scoped<Key extends CallKey>(
  key: Key,
  group: PermissionGroupPath,
  inputs: (world: PermissionWorld) => CallInput<Key>[],
  facts: (body: CallOutput<Key>, input: CallInput<Key>) => Fact[],
): ScopedCall {
  return {
    key,
    group,
    inputs: inputs as ScopedCall['inputs'],
    facts: facts as unknown as ScopedCall['facts'],
  };
}

const factOf = (city: string, medium: number, what: unknown): Fact => ({
  city,
  medium,
  text: typeof what === 'string' ? what : JSON.stringify(what),
});
const perCity = <Input>(input: (cityCode: string) => Input) => worldCities.map(input);

/** Every call with data of cities and media. A new one is added here, by one entry. */
export const scopedCalls: readonly ScopedCall[] = [
  scoped(
    'v1/media-inventory/list',
    mediaInventoryGroup,
    () => perCity((cityCode) => ({ cityCode, pageSize: 200, level: 'S' as const })),
    ({ rows, media }, { cityCode }) => [
      ...rows.map((row) => factOf(cityCode, row.mediumId, row)),
      ...media.map((row) => factOf(cityCode, row.mediumId, `${row.name} ${row.positions}`)),
    ],
  ),
  scoped(
    'v1/media-inventory/points',
    mediaInventoryGroup,
    () => worldCities.flatMap((cityCode) => worldMedia.map((mediumId) => ({ cityCode, mediumId }))),
    ({ points }, { cityCode, mediumId }) => points.map((point) => factOf(cityCode, Number(mediumId), point)),
  ),
  scoped(
    'v1/bus-lines',
    dataReleaseGroup,
    () => perCity((cityCode) => ({ cityCode, pageSize: 200 })),
    ({ rows }, { cityCode }) => rows.map((row) => factOf(cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'v1/data-releases',
    dataReleaseGroup,
    () => [{ pageSize: 200 }, ...perCity((cityCode) => ({ cityCode, pageSize: 200 }))],
    ({ rows }) => rows.map((row) => factOf(row.cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'v1/demo-data/state',
    dataReleaseGroup,
    () => [{}],
    ({ cities }) => cities.map((row) => factOf(row.cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'ai-option-mode/list',
    smartSelectGroup,
    () => [{ pageSize: 200 }],
    ({ rows }) =>
      rows.flatMap((row) => row.cityCodes.map((city) => factOf(city, busBodyMediumId, row.planId))),
  ),
  scoped(
    'ai-option-mode/getBasePlanDetail',
    smartSelectGroup,
    ({ planIds }) => planIds.map((planId) => ({ planId })),
    ({ brief, cities }, { planId }) => [
      ...brief.cityCodes.map((city) => factOf(city, busBodyMediumId, `${planId} brief`)),
      ...cities.map((row) => factOf(row.cityCode, busBodyMediumId, { planId, ...row })),
    ],
  ),
  scoped(
    'bus-plan/v1/getCityList',
    smartSelectGroup,
    ({ planIds }) => planIds.map((planId) => ({ planId })),
    (rows, { planId }) => rows.map((row) => factOf(row.cityCode, busBodyMediumId, { planId, ...row })),
  ),
];
