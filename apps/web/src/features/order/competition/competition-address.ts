import { adcode, id, matching } from '../../../ui/address/address-fields.ts';
import { allParts } from '../../../ui/address/address-values.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

/** Order, ids of rival brands, comma-separated, and the city on the map. */
export const parseCompetitionAddress = addressReader(
  { orderId: id(), rivals: matching(/^[\w,-]{1,400}$/), city: adcode() },
  { alias: { orderId: 'id' } },
);
export type CompetitionAddress = ReturnType<typeof parseCompetitionAddress>;

/** Rivals that are compared at once. */
export const maxRivals = 5;

export const rivalsOf = ({ rivals }: CompetitionAddress): string[] => allParts(rivals).slice(0, maxRivals);
