import { certain } from '@ooh/contract/core/certain';
import { readCard } from '../../imports/kinds/media/rate-cards-kind.ts';
import { readCatalogNames } from './catalog-names.ts';
import type { ExportedRow, KindExport } from '../exported-row.ts';

const percent = (permille: number): string => `${permille / 10}%`;

/** Prices, discounts and floors, each in a row of its own. */
export const rateCardsExport: KindExport = {
  geometryFields: [],
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const names = await readCatalogNames(db);
    const { prices, discounts, floors } = await readCard(db, release.release_id);
    const formOf = (mediumId: number, formId: number) => ({
      medium: certain(names.media.get(mediumId), 'medium', mediumId),
      form: certain(names.forms.get(`${mediumId}|${formId}`), 'form', formId).name,
    });
    const byForm = (a: { mediumId: number; formId: number }, b: { mediumId: number; formId: number }) =>
      a.mediumId - b.mediumId || a.formId - b.formId;
    for (const { mediumId, formId, level, priceFen, periodDays, isSample } of prices.toSorted(byForm))
      yield {
        values: { ...formOf(mediumId, formId), level, priceYuan: priceFen / 100, periodDays },
        isIndicative: isSample,
      };
    for (const { mediumId, leastDays, permille, isSample } of discounts.toSorted(
      (a, b) => a.mediumId - b.mediumId || a.leastDays - b.leastDays,
    ))
      yield {
        values: {
          medium: certain(names.media.get(mediumId), 'medium', mediumId),
          leastDays,
          discount: percent(permille),
        },
        isIndicative: isSample,
      };
    for (const { mediumId, formId, floorPermille, isSample } of floors.toSorted(byForm))
      yield {
        values: { ...formOf(mediumId, formId), floor: percent(floorPermille) },
        isIndicative: isSample,
      };
  },
};
