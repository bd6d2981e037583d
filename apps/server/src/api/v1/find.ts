import type { Found } from '@ooh/contract/v1/find';
import { foundKinds, type FoundKind } from '@ooh/contract/domain/find-names';
import { orderPermit } from '@ooh/contract/domain/media-order';
import { smartSelectPermit } from '@ooh/contract/domain/smart-plan';
import { isAllowed } from '@ooh/contract/permission/rules';
import { cityNames } from '../../city-data/find/city-names.ts';
import { namesGranted } from '../../city-data/find/granted-names.ts';
import type { Context } from '../../context.ts';
import { namedOrders } from '../../orders/order/named-orders.ts';
import { namedPacks } from '../../planning/pack/list-packs.ts';
import { namedPlans } from '../../planning/plan/named-plans.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { namedBrands } from '../../reference/brand/brand-store.ts';
import { cityName } from '../../reference/region/regions.ts';
import { rankName, rankNames, typedText } from '../../reference/sound/match-name.ts';
import type { Handler } from '../handler.ts';

interface Hit {
  readonly rank: number;
  readonly found: Found;
}

/** Rows of every kind. */
const perKind = 6;

const nothing = {
  cityCode: null,
  mediumId: null,
  orderMode: null,
  orderState: null,
  planKind: null,
  planState: null,
} as const;

/** What belongs to organisations: it is read anew, so that nothing is missed. */
async function tradeHits({ db }: Context, user: SignedInUser, typed: string): Promise<Hit[]> {
  const mayOrder = isAllowed(user.permission, orderPermit.anyOf.join(','));
  const mayPlan = isAllowed(user.permission, smartSelectPermit.anyOf.join(','));
  const hits: Hit[] = [];
  const add = (kind: FoundKind, names: readonly string[], found: Partial<Found> & { id: string }): void => {
    const rank = rankNames(names, typed);
    const [name, ...details] = names;
    if (rank !== undefined)
      hits.push({ rank, found: { ...nothing, kind, name, detail: details.join(' · '), ...found } });
  };
  if (mayOrder)
    for (const { name, orderNo, brandName, id, orderMode, orderState } of await namedOrders(db, user))
      add('order', [name, orderNo, brandName], { id, orderMode, orderState });
  if (mayPlan) {
    for (const { name, planNo, brandName, id, planKind, planState } of await namedPlans(db, user))
      add('plan', [name, planNo, brandName], { id, planKind, planState });
    for (const { id, name, packNo } of await namedPacks(db, user)) add('pack', [name, packNo], { id });
  }
  if (mayOrder)
    for (const { id, name, industry } of await namedBrands(db, user.organisationId))
      add('brand', [name], { id, detail: industry });
  return hits;
}

/** What the current data of the granted cities name. */
async function cityHits({ db }: Context, user: SignedInUser, typed: string): Promise<Hit[]> {
  const isGranted = namesGranted(user);
  const hits: Hit[] = [];
  for (const { cityCode, names } of await cityNames(db))
    for (const name of names) {
      const rank = rankName(name.sounded, typed);
      if (rank === undefined || !isGranted(cityCode, name)) continue;
      const { kind, id, mediumId, detail } = name;
      const place = [cityName(cityCode), detail].filter(Boolean).join(' · ');
      hits.push({
        rank,
        found: { ...nothing, kind, id, name: name.name, detail: place, cityCode, mediumId },
      });
    }
  return hits;
}

export const findAnything: Handler<'v1/find'> = async (context, { q }, { user }) => {
  const typed = typedText(q);
  if (typed === null) {
    // Whoever opens the search is about to type: names of the cities are made ready.
    await cityNames(context.db);
    return { rows: [] };
  }
  const hits = [...(await tradeHits(context, user, typed)), ...(await cityHits(context, user, typed))];
  const byKind = Map.groupBy(hits, ({ found }) => found.kind);
  const rows = foundKinds.flatMap((kind) =>
    (byKind.get(kind) ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, perKind)
      .map(({ found }) => found),
  );
  return { rows };
};
