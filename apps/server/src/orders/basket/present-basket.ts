import type { BasketItem, BasketView } from '@ooh/contract/domain/basket';
import type { CallOutput } from '@ooh/contract/registry';
import { storedAmounts } from '../order/item-amounts.ts';
import { presentUnit, totalsOf } from '../order/present-order.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { grantedBrief, type BasketBrief } from './basket-brief.ts';
import { priceBasket, type PricedBasketItem } from './basket-items.ts';
import { countBaskets, readBasket } from './basket-store.ts';

function stateOf({ offer, item, freeUnits }: PricedBasketItem): BasketItem['state'] {
  if (offer === null) return 'gone';
  return freeUnits < item.quantity ? 'short' : 'free';
}

function presentItem(priced: PricedBasketItem): BasketItem {
  const { stored, offer, item, freeUnits, capacity } = priced;
  return {
    itemKey: stored.item_key,
    ...presentUnit(item),
    cityName: cityName(item.city_code),
    unit: item.medium_unit,
    days: item.days,
    state: stateOf(priced),
    freeUnits,
    capacity,
    priceFen: offer?.priceFen ?? null,
    priceDays: offer?.priceDays ?? null,
    isSamplePrice: item.is_sample_price,
    ownDiscountPermille: stored.discount_permille,
    amounts: offer === null ? null : storedAmounts(item),
  };
}

/** A basket in its current state. */
export async function presentBasket(
  db: DbOrTransaction,
  user: SignedInUser,
  brief: BasketBrief,
  now: Date,
): Promise<BasketView> {
  const priced = await priceBasket(db, await readBasket(db, user, brief), now);
  const forSale = priced.filter(({ offer }) => offer !== null).map(({ item }) => item);
  return {
    briefKind: brief.briefKind,
    briefId: brief.briefId,
    briefName: brief.briefName,
    budgetFen: brief.budgetFen,
    startDate: brief.startDate,
    endDate: brief.endDate,
    cityCodes: brief.cityCodes && [...brief.cityCodes],
    mediumIds: brief.mediumIds && [...brief.mediumIds],
    items: priced.map(presentItem),
    units: priced.reduce((sum, { item }) => sum + item.quantity, 0),
    amounts: totalsOf(forSale),
    hasSamplePrices: forSale.some((item) => item.is_sample_price),
  };
}

/** A user's baskets; without those of briefs that are no longer visible to the user. */
export async function listOwnBaskets(
  db: DbOrTransaction,
  user: SignedInUser,
): Promise<CallOutput<'v1/basket/list'>> {
  const counts = await countBaskets(db, user);
  const named = await Promise.all(
    counts.map(async ({ briefKind, briefId, items, changedAt }) => {
      try {
        const { briefName } = await grantedBrief(db, user, { briefKind, briefId });
        return { briefKind, briefId, briefName, items, changedAt: changedAt.toISOString() };
      } catch (error) {
        if (error instanceof AppError) return null;
        throw error;
      }
    }),
  );
  return named.filter((basket) => basket !== null);
}
