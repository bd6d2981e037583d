import { certain } from '@ooh/contract/core/certain';
import type { ExportedRow, KindExport } from '../../city-data/export/exported-row.ts';
import { readCatalogNames } from '../../city-data/export/kinds/catalog-names.ts';
import { uncodedCase } from './cases-kind.ts';
import { lostCodeRemark } from './code-field.ts';

/** Cases of strategy: one row for each medium of a case. */
export const casesExport: KindExport = {
  geometryFields: [],
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const names = await readCatalogNames(db);
    const rows = await db
      .selectFrom('strategy_case as own')
      .innerJoin('strategy_case_medium as media', (join) =>
        join.onRef('media.release_id', '=', 'own.release_id').onRef('media.case_id', '=', 'own.case_id'),
      )
      .selectAll('own')
      .select(['media.medium_id', 'media.form_id', 'media.units', 'media.days'])
      .select(['media.rate_card_fen', 'media.net_fen'])
      .where('own.release_id', '=', release.release_id)
      .orderBy('own.start_date')
      .orderBy('own.title')
      .orderBy('own.case_id')
      .orderBy('media.medium_id')
      .orderBy('media.form_id')
      .execute();
    for (const row of rows) {
      const form = `${row.medium_id}|${row.form_id}`;
      const isCodeLost =
        row.code === null &&
        !row.is_sample &&
        row.case_id !== uncodedCase(release.city_code, row.title, row.brand_name, row.start_date);
      yield {
        values: {
          code: row.code,
          title: row.title,
          brand: row.brand_name,
          industry: row.industry,
          goal: row.goal,
          startDate: row.start_date,
          endDate: row.end_date,
          medium: certain(names.media.get(row.medium_id), 'medium', row.medium_id),
          form: certain(names.forms.get(form), 'form', form).name,
          units: row.units,
          days: row.days,
          rateCardYuan: row.rate_card_fen / 100,
          netYuan: row.net_fen / 100,
          background: row.background,
          insight: row.insight,
          approach: row.approach,
          lesson: row.lesson,
        },
        remark: isCodeLost ? lostCodeRemark : '',
        isIndicative: row.is_sample,
      };
    }
  },
};
