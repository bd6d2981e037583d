import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import { acceptedPhotos } from '../../orders/effect/accepted-photos.ts';
import { busCounts, loadBusReport } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getOverviewMediaData: Handler<'bus-report-exposure/getOverviewMediaData'> = async (
  context,
  input,
  { user },
) => {
  const report = await loadBusReport(context, user, input);
  const { items } = report.order;
  return {
    forms: [...Map.groupBy(items, (item) => item.formId)]
      .toSorted(([a], [b]) => a - b)
      .map(([formId, own]) => ({
        formId,
        name: busFormOf(formId)?.name ?? `形式 ${formId}`,
        counts: busCounts(report, own),
      })),
    levels: [...Map.groupBy(items, (item) => item.level)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([level, own]) => ({ level, counts: busCounts(report, own) })),
    photos: await acceptedPhotos(context.db, items),
  };
};
