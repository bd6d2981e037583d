import { busCounts, busLineRows, loadBusReport } from '../../orders/effect/bus-report.ts';
import { compareCities } from '../../orders/effect/combine-figures.ts';
import { frequencyRows } from '../../orders/effect/effect-indicators.ts';
import { effectPortrait } from '../../orders/effect/effect-portrait.ts';
import { entiretyOf } from '../../orders/effect/effect-tables.ts';
import type { Handler } from '../handler.ts';

export const getBusReportCollectResult: Handler<'bus-report-exposure/getBusReportCollectResult'> = async (
  context,
  input,
  { user },
) => {
  const { minimumCell } = context.config;
  const report = await loadBusReport(context, user, input);
  const { order, effect } = report;
  const comparison = compareCities(effect.cities, minimumCell);
  const top = busLineRows(report, minimumCell)
    .flatMap((line) => {
      const { actualImpressions } = line.counts;
      return actualImpressions === null ? [] : [{ line, actualImpressions }];
    })
    .sort((a, b) => b.actualImpressions - a.actualImpressions)
    .slice(0, 10)
    .map(({ line }) => line);
  return {
    scope: effect.scope,
    orderName: order.order.name,
    brandName: order.order.brand_name,
    startDate: order.order.start_date,
    endDate: order.order.end_date,
    counts: busCounts(report, order.items),
    comparison,
    topLines: top,
    weeks: entiretyOf(order, effect, minimumCell).weeks,
    reachAtLeast: frequencyRows(effect.cities, comparison).reachAtLeast,
    audience: effectPortrait(effect.cities, minimumCell).filter(({ category }) => category === '基础属性'),
  };
};
