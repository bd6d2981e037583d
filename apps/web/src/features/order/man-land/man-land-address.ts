import { manLandUnits, type ManLandUnit } from '@ooh/contract/domain/man-land-names';
import type { ManLandWeights } from '@ooh/contract/domain/man-land';
import { adcodeOf, countOf, idOf, textOf } from '../../../ui/table/read-search.ts';

/** What the address of the matrix holds. */
export interface ManLandAddress {
  readonly orderId?: string;
  readonly city?: string;
  readonly unit?: ManLandUnit;
  /** The group that areas are ranked by; the whole audience when absent. */
  readonly segment?: string;
  readonly medium?: number;
  /** City and medium that the schedule below the matrix is narrowed to. */
  readonly rowsCity?: string;
  readonly rowsMedium?: number;
  readonly q?: string;
  readonly page?: number;
  /** The area whose media are open. */
  readonly area?: string;
  /** Weights, people-place-cost. */
  readonly w?: string;
}

export const usualWeights: ManLandWeights = { peopleWeight: 50, placeWeight: 30, costWeight: 20 };

/** Weights of an address; the usual ones where it has none. */
export function weightsOf({ w }: Pick<ManLandAddress, 'w'>): ManLandWeights {
  const parts = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/
    .exec(w ?? '')
    ?.slice(1)
    .map(Number);
  if (!parts || parts.some((part) => part > 100)) return usualWeights;
  return { peopleWeight: parts[0], placeWeight: parts[1], costWeight: parts[2] };
}

/** Weights as the address holds them: the usual ones leave no trace. */
export function weightText({ peopleWeight, placeWeight, costWeight }: ManLandWeights): string | undefined {
  const text = [peopleWeight, placeWeight, costWeight].join('-');
  const usual = [usualWeights.peopleWeight, usualWeights.placeWeight, usualWeights.costWeight].join('-');
  return text === usual ? undefined : text;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseManLandAddress(search: Readonly<Record<string, unknown>>): ManLandAddress {
  const segment = textOf(search.segment, 20);
  const w = textOf(search.w, 11);
  return {
    orderId: idOf(search.orderId),
    city: adcodeOf(search.city),
    unit: manLandUnits.find((unit) => unit === search.unit),
    segment: segment !== undefined && /^label-\d{1,9}$/.test(segment) ? segment : undefined,
    medium: countOf(search.medium, 10_000),
    rowsCity: adcodeOf(search.rowsCity),
    rowsMedium: countOf(search.rowsMedium, 10_000),
    q: textOf(search.q, 60),
    page: countOf(search.page, 100_000),
    area: textOf(search.area, 120),
    w: weightText(weightsOf({ w })),
  };
}
