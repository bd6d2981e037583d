import { certain } from '@ooh/contract/core/certain';
import { sql } from '../../platform/storage/postgres/database.ts';
import type { ExportedRow, ExportSource, KindExport } from '../../city-data/export/exported-row.ts';
import { readCatalogNames } from '../../city-data/export/kinds/catalog-names.ts';
import { lostCodeRemark } from './code-field.ts';
import { subjectOf, uncodedMark, uncodedPlacement } from './placement-subject.ts';

const readPlacements = ({ db, release }: ExportSource) =>
  db
    .selectFrom('competitor_placement as own')
    .innerJoin('brand', 'brand.brand_id', 'own.brand_id')
    .leftJoin('brand_listing as listing', (join) =>
      join.onRef('listing.release_id', '=', 'own.release_id').onRef('listing.brand_id', '=', 'own.brand_id'),
    )
    .selectAll('own')
    .select([
      'brand.name as brand_name',
      sql<string>`coalesce(listing.industry, brand.industry)`.as('industry'),
    ])
    .where('own.release_id', '=', release.release_id)
    .orderBy('own.month')
    .orderBy('brand.name')
    .orderBy('own.placement_id')
    .execute();
type Placement = Awaited<ReturnType<typeof readPlacements>>[number];

const subjectText = (row: Placement): string =>
  subjectOf({
    brandName: row.brand_name,
    productName: row.product_name,
    mediumId: row.medium_id,
    formId: row.form_id,
    placeName: row.place_name,
    month: row.month,
  });

/** The rows, those of one subject without a code in the turn that their ids tell, so that an import gives them again. */
function inTurn(rows: readonly Placement[], cityCode: string): Placement[] {
  const bySubject = new Map<string, Placement[]>();
  for (const row of rows) {
    const subject = subjectText(row);
    const same = bySubject.get(subject);
    if (same) same.push(row);
    else bySubject.set(subject, [row]);
  }
  return [...bySubject].flatMap(([subject, same]) => {
    if (same.length === 1) return same;
    const turns = new Map(same.map((_, turn) => [uncodedPlacement(cityCode, subject, turn), turn]));
    const turnOf = ({ placement_id }: Placement): number => turns.get(placement_id) ?? same.length;
    return same.toSorted((a, b) => turnOf(a) - turnOf(b));
  });
}

/** What competitors were seen to place: one row each. */
export const placementsExport: KindExport = {
  geometryFields: [],
  async count({ db, release }) {
    const { count } = await db
      .selectFrom('competitor_placement')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('release_id', '=', release.release_id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async *rows(source): AsyncGenerator<ExportedRow> {
    const names = await readCatalogNames(source.db);
    for (const row of inTurn(await readPlacements(source), source.release.city_code)) {
      const form = `${row.medium_id}|${row.form_id}`;
      const isCodeLost = row.code === null && !row.is_sample && !uncodedMark.test(row.placement_id);
      yield {
        values: {
          code: row.code,
          brand: row.brand_name,
          industry: row.industry,
          product: row.product_name,
          medium: certain(names.media.get(row.medium_id), 'medium', row.medium_id),
          form: certain(names.forms.get(form), 'form', form).name,
          month: row.month.slice(0, 7),
          units: row.units,
          spendYuan: row.spend_fen / 100,
          firstSeen: row.first_seen,
          lastSeen: row.last_seen,
          place: row.place_name,
        },
        remark: isCodeLost ? lostCodeRemark : '',
        isIndicative: row.is_sample,
      };
    }
  },
};
