import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { isPairGranted, mediaForCity } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../platform/session/session.ts';
import { sql, type RawBuilder } from '../platform/storage/postgres/database.ts';
import { pairScopeOf, someGrantSql } from './pair-scope.ts';

type Permitted = Pick<SignedInUser, 'permission'>;
export type PlanReader = Pick<SignedInUser, 'permission' | 'organisationKind' | 'organisationId'>;

/** The properties of a plan that determine its visibility. */
export interface PlanMatter {
  readonly kind: PlanBrief['kind'];
  readonly brief: Pick<PlanBrief, 'areaRules'>;
}

/** Groups whose grants open plans: any one of them is enough. */
export type PlanGroups = readonly string[];
const ownGroup: PlanGroups = [smartSelectGroup];

/** Condition on the organisation of a plan: any for platform users, else the user's own. */
export function seesOrganisation(user: PlanReader, organisationId: string): boolean {
  return user.organisationKind === 'platform' || user.organisationId === organisationId;
}

/** Whether a user may plan bus bodies in a city. */
export function isCityGranted({ permission }: Permitted, cityCode: string): boolean {
  return isPairGranted(permission, smartSelectGroup, cityCode, plannedMedium.mediumId);
}

/**
 * Media of a plan in each of its cities: bus bodies, or the fixed media that it names. Null where it names none: such a plan
 * considers all media of its cities, so any of them is one of its pairs.
 */
function mediaOfPlan({ kind, brief }: PlanMatter): readonly number[] | null {
  if (kind === 'bus') return [plannedMedium.mediumId];
  const named = brief.areaRules?.mediumIds ?? [];
  return named.length === 0 ? null : named;
}

/** Whether a user sees a city of a plan: one of the plan's pairs there is granted. A grant without media is none. */
export function isPlanCityVisible(
  { permission }: Permitted,
  plan: PlanMatter,
  cityCode: string,
  groups: PlanGroups = ownGroup,
): boolean {
  const media = mediaOfPlan(plan);
  return groups.some((group) =>
    media === null
      ? mediaForCity(permission, group, cityCode).length > 0
      : media.some((medium) => isPairGranted(permission, group, cityCode, medium)),
  );
}

/** Whether all pairs that a plan names in a city are granted. */
export function isPlanCityWhole({ permission }: Permitted, plan: PlanMatter, cityCode: string): boolean {
  const media = mediaOfPlan(plan);
  if (media === null) return isPlanCityVisible({ permission }, plan, cityCode);
  return media.every((medium) => isPairGranted(permission, smartSelectGroup, cityCode, medium));
}

/** The rule of isPlanCityVisible on the table alias `plan`, for a city given as SQL. */
export function isPlanCityVisibleSql(
  { permission }: Permitted,
  city: RawBuilder<unknown>,
  groups: PlanGroups = ownGroup,
): RawBuilder<boolean> {
  const named = sql`coalesce(plan.brief -> 'areaRules' -> 'mediumIds', '[]'::jsonb)`;
  const grants = groups.map((group) =>
    someGrantSql(
      pairScopeOf(permission, group),
      (cities) => sql<boolean>`${city} = any (${[...cities]}::text[])`,
      (media) => sql<boolean>`case
        when plan.kind = 'bus' then ${plannedMedium.mediumId} = any (${[...media]}::int[])
        when ${named} = '[]'::jsonb then ${media.length > 0}::bool
        else exists (select 1 from jsonb_array_elements_text(${named}) medium
          where medium::int = any (${[...media]}::int[]))
        end`,
    ),
  );
  return sql<boolean>`(${sql.join(grants, sql` or `)})`;
}

/** Condition on the table alias `plan`: of a visible organisation, with a visible city. */
export function isPlanVisibleSql(user: PlanReader, groups: PlanGroups = ownGroup): RawBuilder<boolean> {
  const own =
    user.organisationKind === 'platform'
      ? sql`true`
      : sql`plan.organisation_id = ${user.organisationId}::uuid`;
  const seen = isPlanCityVisibleSql(user, sql`of_plan.city`, groups);
  return sql<boolean>`(${own} and exists (
    select 1 from unnest(plan.city_codes) as of_plan (city) where ${seen}))`;
}

/** Condition on the table alias `plan`: the user sees all of its cities. */
export function seesAllCitiesSql(user: Permitted): RawBuilder<boolean> {
  const seen = isPlanCityVisibleSql(user, sql`of_plan.city`);
  return sql<boolean>`not exists (
    select 1 from unnest(plan.city_codes) as of_plan (city) where not ${seen})`;
}
