import type { PlanBrief } from '@ooh/contract/domain/plan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { smartSelectOf } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';
import {
  isPlanCityVisible,
  isPlanCityVisibleSql,
  isPlanVisibleSql,
  seesAllCitiesSql,
  type PlanReader,
} from '../../access/plan-access.ts';

const cities = ['110100', '310100', '440100', '440300'] as const;
const media = [1, 2, 5, 7] as const;
const organisations = ['0193a1b2-0000-7000-8000-00000000000a', '0193a1b2-0000-7000-8000-00000000000b'];
const service = startTestService();

const grants = fc.array(
  fc.record({
    regionCodes: fc.array(fc.constantFrom(...cities, 'ALL', '440000'), { maxLength: 3 }),
    mediaIds: fc.array(fc.constantFrom(...media, 0, 99), { maxLength: 3 }),
  }),
  { maxLength: 4 },
);
type Grant = { regionCodes: string[]; mediaIds: number[] };

interface Drawn {
  readonly kind: PlanBrief['kind'];
  readonly organisation: string;
  readonly cities: readonly string[];
  /** Absent and empty alike name no media. */
  readonly named: number[] | null;
}
const plans: fc.Arbitrary<Drawn[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('bus' as const, 'geo' as const, 'ta' as const),
    organisation: fc.constantFrom(...organisations),
    cities: fc.uniqueArray(fc.constantFrom(...cities), { minLength: 1 }),
    named: fc.option(fc.uniqueArray(fc.constantFrom(2, 5, 7), { maxLength: 2 })),
  }),
  { minLength: 1, maxLength: 8 },
);

const briefOf = ({ named }: Drawn) =>
  (named === null ? {} : { areaRules: { mediumIds: named } }) as Pick<PlanBrief, 'areaRules'>;

/** The rule, read off the grants one by one. */
function sees(of: readonly Grant[], { kind, named }: Drawn, city: string): boolean {
  return of.some(({ regionCodes, mediaIds }) => {
    if (!regionCodes.includes('ALL') && !regionCodes.includes(city)) return false;
    if (kind === 'bus') return mediaIds.includes(0) || mediaIds.includes(1);
    if (named === null || named.length === 0) return mediaIds.length > 0;
    return mediaIds.includes(0) || named.some((medium) => mediaIds.includes(medium));
  });
}

/** What PostgreSQL says of plans, in their order. */
async function askedOf(user: PlanReader, drawn: readonly Drawn[]) {
  const rows = drawn.map((plan, at) => ({
    at,
    kind: plan.kind,
    organisation_id: plan.organisation,
    city_codes: plan.cities,
    brief: briefOf(plan),
  }));
  const inCity = cities.map((city) => isPlanCityVisibleSql(user, sql`${city}::text`));
  const { rows: found } = await sql<{ visible: boolean; whole: boolean; inCities: boolean[] }>`
    select ${isPlanVisibleSql(user)} as visible, ${seesAllCitiesSql(user)} as whole,
      array[${sql.join(inCity)}] as "inCities"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as plan (at int, kind text, organisation_id uuid, city_codes text[], brief jsonb)
    order by plan.at`.execute(service.context.db);
  return found;
}

test('the rule and its SQL say of every plan and city what the grants say one by one', async () => {
  await fc.assert(
    fc.asyncProperty(
      grants,
      plans,
      fc.constantFrom('platform' as const, 'agency' as const),
      async (of, drawn, organisationKind) => {
        const user = {
          permission: smartSelectOf(of) as PlanReader['permission'],
          organisationKind,
          organisationId: organisations[0],
        };
        const found = await askedOf(user, drawn);
        for (const [at, plan] of drawn.entries()) {
          const matter = { kind: plan.kind, brief: briefOf(plan) };
          const isOwn = organisationKind === 'platform' || plan.organisation === organisations[0];
          const expected = cities.map((city) => sees(of, plan, city));
          expect(cities.map((city) => isPlanCityVisible(user, matter, city))).toEqual(expected);
          expect(found[at]).toEqual({
            visible: isOwn && plan.cities.some((city) => sees(of, plan, city)),
            whole: plan.cities.every((city) => sees(of, plan, city)),
            inCities: expected,
          });
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a group that is switched off opens nothing', async () => {
  const all = smartSelectOf([{ regionCodes: ['ALL'], mediaIds: [0] }]) as {
    investmentOrderData: { wiseChoicePatternData: { isEnabled: boolean } };
  };
  all.investmentOrderData.wiseChoicePatternData.isEnabled = false;
  const user = {
    permission: all as unknown as PlanReader['permission'],
    organisationKind: 'platform' as const,
    organisationId: organisations[0],
  };
  const plan: Drawn = { kind: 'geo', organisation: organisations[0], cities: ['440300'], named: null };
  expect(await askedOf(user, [plan])).toEqual([
    { visible: false, whole: false, inCities: cities.map(() => false) },
  ]);
});
