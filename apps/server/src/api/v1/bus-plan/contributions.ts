import { certain } from '@ooh/contract/core/certain';
import { busFormOf, formFactorOf } from '../../../reference/bus-body/bus-forms.ts';
import { assertValidDelivery } from '../../../planning/bus-plan/evaluate-delivery.ts';
import { loadInsightCity } from '../../../planning/bus-plan/insight/insight-city.ts';
import { disclosedShares, type LineShare } from '../../../planning/bus-plan/insight/disclosed-shares.ts';
import { priceDelivery } from '../../../planning/bus-plan/price-delivery.ts';
import { passesMinimumCell } from '../../../disclosure/suppression.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getContributions: Handler<'v1/bus-plan/contributions'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const { city, basis } = await loadInsightCity(context, plan, input.cityCode);
  assertValidDelivery(city, input.delivery);
  const { strategy } = city.plan;
  const delivered = priceDelivery(input.delivery, city.register, strategy).map(({ item, days, amounts }) => ({
    lineId: item.lineId,
    vehicles: item.vehicles,
    days: days * formFactorOf(certain(busFormOf(item.formId), 'form of bus bodies', item.formId), item.deck),
    costFen: amounts.totalFen,
  }));
  const k = strategy.reachAtLeast;
  const found = await context.engine.ask(
    city.releases,
    'lineShares',
    { audience: city.audience, delivered, k },
    { signal: request.signal },
  );
  const { minimumCell } = context.config;
  const shown = disclosedShares(found.lines, minimumCell);
  const nameOf = (lineId: string) => city.register.get(lineId)?.lineName ?? lineId;
  const mostSharedOf = ({ mostShared }: LineShare) =>
    mostShared && passesMinimumCell(mostShared.sharedPersons, mostShared.otherPersons, minimumCell)
      ? { lineId: mostShared.lineId, lineName: nameOf(mostShared.lineId), share: mostShared.share }
      : null;
  return {
    basis,
    k,
    persons: found.value,
    method: found.method,
    orders: found.orders,
    lines: shown
      .map((line) => ({
        lineId: line.lineId,
        lineName: nameOf(line.lineId),
        vehicles: line.vehicles,
        alonePersons: line.alone,
        fairPersons: line.fair,
        standardError: line.standardError,
        addedPersons: line.added,
        mostShared: mostSharedOf(line),
      }))
      .sort((a, b) => b.fairPersons - a.fairPersons),
    withheld: found.lines.length - shown.length,
  };
};
