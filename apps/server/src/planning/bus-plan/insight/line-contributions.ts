import { certain } from '@ooh/contract/core/certain';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../../context.ts';
import { passesMinimumCell } from '../../../disclosure/suppression.ts';
import { busFormOf, formFactorOf } from '../../../reference/bus-body/bus-forms.ts';
import { priceDelivery } from '../price-delivery.ts';
import { disclosedShares, type LineShare } from './disclosed-shares.ts';
import type { InsightCity } from './insight-city.ts';

/** The reach of a delivery shared out fairly among its lines, and with whom each overlaps. */
export async function lineContributions(
  context: Pick<Context, 'engine' | 'config'>,
  { city, basis }: Pick<InsightCity, 'city' | 'basis'>,
  delivery: Delivery,
  signal?: AbortSignal,
): Promise<CallOutput<'v1/bus-plan/contributions'>> {
  const { strategy } = city.plan;
  const delivered = priceDelivery(delivery, city.register, strategy).map(({ item, days, amounts }) => ({
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
    signal && { signal },
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
}
