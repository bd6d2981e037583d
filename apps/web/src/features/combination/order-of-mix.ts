import type { CombinationBrief, Lot } from '@ooh/contract/domain/combination';
import type { CallInput } from '../../api/call-types.ts';
import { lastDayOf } from '../../ui/calendar/dates.ts';

/** As many rows as an order may have. */
export const mostOrderRows = 2000;

export const rowsOf = (lots: readonly Pick<Lot, 'units'>[]): number =>
  lots.reduce((sum, lot) => sum + lot.units.length, 0);

type Days = Pick<CombinationBrief, 'startDate' | 'weeks'>;

/** Units of lots as rows of an order or of the basket. */
export function itemsOf(lots: readonly Lot[], { startDate, weeks }: Days) {
  const endDate = lastDayOf(startDate, weeks) ?? startDate;
  return lots.flatMap(({ cityCode, mediumId, formId, units }) =>
    units.map((unit) => ({ cityCode, mediumId, formId, ...unit, startDate, endDate })),
  );
}

/** A draft of an order that buys a combination. */
export function orderOf(of: {
  readonly name: string;
  /** The combination's name, which the remark says. */
  readonly origin: string;
  readonly brandId: string;
  readonly brief: CombinationBrief;
  readonly lots: readonly Lot[];
}): CallInput<'mediaOrder/create'> {
  const { name, origin, brandId, brief, lots } = of;
  return {
    brief: {
      name,
      mode: 'base',
      brandId,
      goal: brief.goal,
      cityCodes: [...new Set(lots.map((lot) => lot.cityCode))],
      mediumIds: [...new Set(lots.map((lot) => lot.mediumId))],
      startDate: brief.startDate,
      endDate: lastDayOf(brief.startDate, brief.weeks) ?? brief.startDate,
      budgetFen: brief.budgetFen,
      targetAudience: brief.targetAudience,
      target: brief.targetShare === undefined ? {} : { reachShare: brief.targetShare },
      wishes: { remark: `来自组合「${origin}」` },
    },
    items: itemsOf(lots, brief),
  };
}
