import { strategyCaseGroup } from '@ooh/contract/domain/strategy-case';
import { pairScopeOf, scopeGrants } from '../../access/pair-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { joinCity, type CityCase } from './join-city-cases.ts';

/** A medium and form of a case. */
export interface CaseMix {
  readonly mediumId: number;
  readonly formId: number;
  readonly units: number;
  readonly days: number;
  readonly rateCardFen: number;
  readonly netFen: number;
}

/** Content of a case. */
export interface CaseText {
  readonly caseId: string;
  readonly orderId: string | null;
  readonly title: string;
  readonly brandName: string;
  readonly industry: string;
  readonly goal: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly background: string;
  readonly insight: string;
  readonly approach: string;
  readonly lesson: string;
}

/** A case that the user may see. */
export interface SeenCase extends CaseText {
  /** City with the largest part. */
  readonly cityCode: string;
  /** Its cities that the user may see, the largest first. */
  readonly cities: readonly { readonly cityCode: string; readonly netFen: number }[];
  readonly isSample: boolean;
  /** Media and forms over all of them. */
  readonly mix: readonly CaseMix[];
  /** Ids of its parts, one of each city; any of them opens it. */
  readonly caseIds: readonly string[];
  /** Whether a stored appraisal of its order is there. */
  readonly hasEffect: boolean;
}

/**
 * All cases in force, newest first. A library is kept city by city; parts of one order are one case of several cities. A
 * part is seen where every medium of it is granted in its city: what a part tells cannot be divided by media. A library
 * holds some thousand parts at most, so it is read whole and filtered by rules.
 */
export async function seenCases(db: Db, user: Pick<SignedInUser, 'permission'>): Promise<SeenCase[]> {
  const scope = pairScopeOf(user.permission, strategyCaseGroup);
  const { rows } = await sql<CityCase>`select c.case_id as "caseId", c.order_id as "orderId", c.title,
      c.brand_name as "brandName", c.industry, c.goal, c.city_code as "cityCode",
      c.start_date::text as "startDate", c.end_date::text as "endDate", c.background, c.insight, c.approach,
      c.lesson, c.is_sample as "isSample",
      exists (select 1 from effect_result e where e.order_id = c.order_id) as "hasEffect",
      jsonb_agg(jsonb_build_object('mediumId', x.medium_id, 'formId', x.form_id, 'units', x.units, 'days', x.days,
        'rateCardFen', x.rate_card_fen, 'netFen', x.net_fen) order by x.net_fen desc, x.medium_id, x.form_id) as mix
    from strategy_case c
    join data_release r on r.release_id = c.release_id and r.state = 'current'
    join strategy_case_medium x on x.release_id = c.release_id and x.case_id = c.case_id
    group by c.release_id, c.case_id
    order by c.start_date desc, c.case_id`.execute(db);
  const seen = rows.filter(({ cityCode, mix }) =>
    mix.every(({ mediumId }) => scopeGrants(scope, cityCode, mediumId)),
  );
  const campaigns = Map.groupBy(seen, ({ orderId, caseId }) => orderId ?? caseId);
  return [...campaigns.values()].map(joinCity);
}
