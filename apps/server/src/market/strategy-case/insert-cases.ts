import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { CaseMix, CaseText } from './case-store.ts';

/** What a release of cases holds. */
export const caseTables = {
  cases: {
    table: 'strategy_case',
    columns:
      'release_id text, case_id text, code text, order_id uuid, title text, brand_name text, industry text, goal text, city_code text, start_date date, end_date date, background text, insight text, approach text, lesson text, is_sample boolean',
  },
  caseMedia: {
    table: 'strategy_case_medium',
    columns:
      'release_id text, case_id text, medium_id int, form_id int, units int, days int, rate_card_fen bigint, net_fen bigint',
  },
} as const;

/** A case as it is stored; its media are distinct in medium and form. */
export interface CaseRecord extends CaseText {
  /** The owner's number of it. */
  readonly code?: string | null;
  readonly media: readonly CaseMix[];
}

/** Writes the cases of a city's release. */
export async function insertCases(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string; readonly isSample: boolean },
  cases: readonly CaseRecord[],
): Promise<void> {
  const { releaseId, cityCode, isSample } = release;
  await insertRows(
    transaction,
    caseTables.cases.table,
    caseTables.cases.columns,
    cases.map((one) => ({
      release_id: releaseId,
      case_id: one.caseId,
      code: one.code ?? null,
      order_id: one.orderId,
      title: one.title,
      brand_name: one.brandName,
      industry: one.industry,
      goal: one.goal,
      city_code: cityCode,
      start_date: one.startDate,
      end_date: one.endDate,
      background: one.background,
      insight: one.insight,
      approach: one.approach,
      lesson: one.lesson,
      is_sample: isSample,
    })),
  );
  await insertRows(
    transaction,
    caseTables.caseMedia.table,
    caseTables.caseMedia.columns,
    cases.flatMap(({ caseId, media }) =>
      media.map((one) => ({
        release_id: releaseId,
        case_id: caseId,
        medium_id: one.mediumId,
        form_id: one.formId,
        units: one.units,
        days: one.days,
        rate_card_fen: one.rateCardFen,
        net_fen: one.netFen,
      })),
    ),
  );
}
