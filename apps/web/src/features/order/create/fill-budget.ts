import { type ChosenItem, type Offer, type OfferTerms, amountsOf, keyOf, lineOf } from './offer-choice.ts';
import { noWishes, wishIdOf, wishOf, type Wishes } from './wished-units.ts';

/**
 * Fills up a budget from offers in the order given: of each as many free units as the rest still pays for with all
 * that is invoiced, at most `maxUnits` each, wanted ones (必投) first. Offers that are already in the list are left alone, unwanted ones
 * (避投) out.
 */
export function fillBudget(
  items: readonly ChosenItem[],
  offers: readonly Offer[],
  terms: OfferTerms,
  budget: { readonly leftFen: number; readonly maxUnits: number },
  wishes: Wishes = noWishes,
): readonly ChosenItem[] {
  const chosen = new Set(items.map(keyOf));
  let left = budget.leftFen;
  const added: ChosenItem[] = [];
  const wishFor = (offer: Offer) => wishOf(wishes, wishIdOf(offer));
  const isWanted = (offer: Offer) => wishFor(offer) === 'must';
  const inOrder = [...offers.filter(isWanted), ...offers.filter((offer) => wishFor(offer) === undefined)];
  for (const offer of inOrder) {
    const one = lineOf(offer, terms, 1);
    if (chosen.has(keyOf(one))) continue;
    let line: ChosenItem | undefined;
    let cost = 0;
    for (let quantity = 1; quantity <= Math.min(offer.freeUnits, budget.maxUnits); quantity++) {
      const larger = lineOf(offer, terms, quantity);
      const { totalFen } = amountsOf(larger);
      if (totalFen > left) break;
      line = larger;
      cost = totalFen;
    }
    if (!line) continue;
    added.push(line);
    left -= cost;
  }
  return [...items, ...added];
}
