import { busCounts, loadBusReport } from '../../orders/effect/bus-report.ts';
import { compareParts } from '../../orders/effect/combine-figures.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { Handler } from '../handler.ts';

export const getBusReportCityResult: Handler<'bus-report-exposure/getBusReportCityResult'> = async (
  context,
  input,
  { user },
) => {
  const report = await loadBusReport(context, user, input);
  const { order, effect } = report;
  const byCity = Map.groupBy(order.items, (item) => item.cityCode);
  const found = [...byCity].map(([cityCode, items]) => {
    const shown = effect.cities.find((city) => city.cityCode === cityCode);
    return {
      cityCode,
      cityName: cityName(cityCode),
      counts: busCounts(report, items),
      comparison: shown ? compareParts([shown.part], context.config.minimumCell) : null,
    };
  });
  const ranked = found
    .flatMap((row) => {
      const impressions = row.comparison?.actual.impressions.value ?? null;
      return impressions === null ? [] : [{ row, impressions }];
    })
    .sort((a, b) => b.impressions - a.impressions)
    .map(({ row }) => row);
  const rankOf = (row: (typeof found)[number]) => (ranked.includes(row) ? ranked.indexOf(row) + 1 : null);
  const omitted = effect.scope.cities.flatMap((city) =>
    city.reason === null ? [] : [{ cityCode: city.cityCode, cityName: city.cityName, reason: city.reason }],
  );
  return {
    scope: effect.scope,
    rows: found
      .map((row) => ({ ...row, rank: rankOf(row) }))
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.cityCode < b.cityCode ? -1 : 1)),
    omitted,
  };
};
