import { callForBody } from '../../../api/use-call.ts';
import type { CallInput } from '../../../api/call-types.ts';
import type { Offer } from './offer-choice.ts';
import { wishIdOf } from './wished-units.ts';

/** Units of one name in a city. */
const mostOfName = 200;

/**
 * Offers of wanted units (必投) that are not among those at hand: a city has more for sale than a page of it. Asked for by
 * name, whatever the list is filtered by.
 */
export async function wantedOffers(
  question: CallInput<'v1/orders/offers'>,
  wanted: readonly { readonly unitId: string; readonly unitName: string }[],
  atHand: readonly Offer[],
): Promise<readonly Offer[]> {
  const known = new Set(atHand.map(wishIdOf));
  const far = wanted.filter(({ unitId }) => !known.has(unitId));
  const ids = new Set(far.map(({ unitId }) => unitId));
  const names = [...new Set(far.map(({ unitName }) => unitName))];
  const answers = await Promise.all(
    names.map((keyword) =>
      callForBody('v1/orders/offers', {
        ...question,
        keyword,
        level: undefined,
        pageNo: 1,
        pageSize: mostOfName,
      }),
    ),
  );
  const found = answers.flatMap(({ rows }) => rows).filter((offer) => ids.has(wishIdOf(offer)));
  return [...new Map(found.map((offer) => [offer.unitKey, offer])).values()];
}
