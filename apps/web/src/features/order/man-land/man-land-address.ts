import { manLandUnits } from '@ooh/contract/domain/man-land-names';
import type { ManLandWeights } from '@ooh/contract/domain/man-land';
import { adcode, count, id, matching, oneOf, text } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

export const usualWeights: ManLandWeights = { peopleWeight: 50, placeWeight: 30, costWeight: 20 };

/** Weights of an address; the usual ones where it has none. */
export function weightsOf({ w }: { readonly w?: string | undefined }): ManLandWeights {
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

/** The matrix of people and places. */
export const parseManLandAddress = addressReader(
  {
    orderId: id(),
    city: adcode(),
    unit: oneOf(manLandUnits),
    // The group that areas are ranked by; the whole audience when absent.
    segment: matching(/^label-\d{1,9}$/),
    medium: count(10_000),
    // City and medium that the schedule below the matrix is narrowed to.
    rowsCity: adcode(),
    rowsMedium: count(10_000),
    q: text(60),
    page: count(100_000),
    // The area whose media are open.
    area: text(120),
    // Weights, people-place-cost.
    w: text(11),
  },
  { settle: (address) => ({ ...address, w: weightText(weightsOf(address)) }) },
);
export type ManLandAddress = ReturnType<typeof parseManLandAddress>;
