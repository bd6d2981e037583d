import type { ExportedRow, KindExport } from '../exported-row.ts';

/** Districts with their outlines. */
export const districtsExport: KindExport = {
  geometryFields: ['outline'],
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const rows = await db
      .selectFrom('district')
      .select(['name', 'adcode', 'area'])
      .where('release_id', '=', release.release_id)
      .orderBy('district_id')
      .execute();
    for (const { name, adcode, area } of rows)
      yield { values: { name, outline: JSON.stringify(area), adcode }, geometry: area };
  },
};
