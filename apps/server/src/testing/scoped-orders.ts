import { readPresentation } from '@ooh/report/testing/read-presentation';
import type { CallInput, CallKey } from '@ooh/contract/registry';
import { shenzhen } from './data-profiles.ts';
import type { PermissionWorld, WorldItem } from './permission-world.ts';
import { declaredFacts, factOf, scoped, type ScopedCall, type WorldFact } from './scoped-call.ts';
import { textsOfBook } from './scoped-exports.ts';

const perOrder = ({ orderIds }: PermissionWorld) => orderIds.slice(0, 6).map((orderId) => ({ orderId }));

/** Pairs that orders buy in, each of one order. */
export function pairsOf({ items }: PermissionWorld, most: number): WorldItem[] {
  const pairs = [...new Map(items.map((item) => [`${item.cityCode} ${item.mediumId}`, item])).values()];
  // Which orders there are changes with the day: one of 深圳 is among the pairs on every day.
  const home =
    pairs.find(({ cityCode, lineId }) => cityCode === shenzhen && lineId !== null) ??
    pairs.find(({ cityCode }) => cityCode === shenzhen);
  return [...(home === undefined ? [] : [home]), ...pairs.filter((pair) => pair !== home)].slice(0, most);
}

const pairInput = ({ orderId, cityCode, mediumId }: WorldItem) => ({ orderId, cityCode, mediumId });

/** An order's items by their own ids. */
function itemFacts(itemIds: readonly string[], { items }: PermissionWorld, what: unknown): WorldFact[] {
  const asked = new Set(itemIds);
  return items
    .filter(({ itemId }) => asked.has(itemId))
    .map(({ itemId, cityCode, mediumId }) => factOf(cityCode, mediumId, { itemId, what }));
}

const textsOfDeck = (bytes: Uint8Array): string[] =>
  readPresentation(bytes).slides.flatMap(({ title, texts, tables, charts }) => [
    title,
    ...texts,
    ...[...tables.values()].flat(2),
    ...charts.flatMap(({ title: name, categories, series }) => [
      name,
      ...categories,
      ...series.map((one) => one.name),
    ]),
  ]);

/** Units of an order whose names are in no name of another pair's unit: a text that has the name speaks of the unit. */
function tellingItems({ items }: PermissionWorld, orderId: unknown): WorldItem[] {
  const own = items.filter((item) => item.orderId === orderId);
  const pair = ({ cityCode, mediumId }: WorldItem) => `${cityCode} ${mediumId}`;
  return own.filter((item) =>
    own.every((other) => pair(other) === pair(item) || !other.unitName.includes(item.unitName)),
  );
}

/** A document of an order: of which of its units it speaks. */
function document(
  key: CallKey,
  textsOf: (bytes: Uint8Array) => string[],
  inputs: (world: PermissionWorld) => object[] = (world) => perOrder(world).slice(0, 3),
): ScopedCall {
  return {
    key,
    inputs,
    facts(bytes, asked, world) {
      const text = textsOf(bytes as Uint8Array).join('\n');
      return tellingItems(world, (asked as { orderId: string }).orderId)
        .filter(({ unitName }) => text.includes(unitName))
        .map(({ orderId, cityCode, mediumId, unitName }) =>
          factOf(cityCode, mediumId, { orderId, unitName }),
        );
    },
  };
}

/** Decks show the greatest of what they are asked for, so they are asked for single pairs. */
const deckInputs = (world: PermissionWorld) => pairsOf(world, 5).map(pairInput);

/** The pairs that an answer is about: which units are told apart in it depends on what the reader sees besides. */
const pairFacts = (
  parts: readonly { readonly cityCode: string; readonly mediumId: number | null }[],
  { orderId }: object & { readonly orderId: string },
): WorldFact[] => {
  const pairs = new Map(parts.map((part) => [`${part.cityCode} ${part.mediumId}`, part]));
  return [...pairs.values()].flatMap(({ cityCode, mediumId }) =>
    mediumId === null ? [] : [factOf(cityCode, mediumId, { orderId, cityCode, mediumId })],
  );
};

/** People of a city of an order, visible with any medium of the order; only orders with one medium are queried. */
const ofPlainOrder = <Key extends CallKey>(key: Key): ScopedCall =>
  scoped(
    key,
    ({ plainOrders }) =>
      plainOrders.map(({ orderId, cityCode }) => ({ orderId, cityCode })) as CallInput<Key>[],
    (body, asked, { plainOrders }) => {
      const { orderId, cityCode } = asked as { orderId: string; cityCode: string };
      const { mediumId } = plainOrders.find((one) => one.orderId === orderId && one.cityCode === cityCode)!;
      return declaredFacts(key, body, asked as object).map((fact) => ({ ...fact, medium: mediumId }));
    },
  );

/** Orders seen from close by: schedule, map, heat, people and places, documents. */
export const scopedOrders: readonly ScopedCall[] = [
  scoped('v1/orders/schedule', (world) => perOrder(world).map((input) => ({ ...input, pageSize: 200 }))),
  scoped('media-order-match-detail/getOrderIntelligence/{orderId}', perOrder),
  scoped('mediaOrder/getOrderCityBaseAllAmountDataList', perOrder),
  scoped('mediaOrder/getOrderCityBusAllAmountDataList', perOrder),
  scoped('mediaOrder/getMediaPlacementPlanByPlanId', (world) =>
    perOrder(world).map(({ orderId: planId }) => ({ planId })),
  ),
  scoped('mediaOrder/getOrderMediaPlacementPlanByPlanId', perOrder),
  scoped('media-order-match-detail/thermodynamicDiagram', (world) => pairsOf(world, 8).map(pairInput)),
  scoped('media-order-match-detail/selectListLevelData', (world) =>
    pairsOf(world, 8).map((item) => ({ ...pairInput(item), groupBy: 'level' as const })),
  ),
  scoped(
    'media-order-match-detail/getMediaByOrderMapData',
    (world) => pairsOf(world, 8).map(({ orderId, cityCode }) => ({ orderId, cityCode })),
    ({ points, lines, unplaced }, _asked, world) => [
      ...points.flatMap((point) => itemFacts([point.itemId], world, point)),
      ...lines.flatMap(({ itemIds, ...line }) => itemFacts(itemIds, world, line)),
      ...unplaced.flatMap((one) => itemFacts([one.itemId], world, one)),
    ],
  ),
  scoped('v1/orders/point-detail', (world) =>
    pairsOf(world, 8).map(({ orderId, itemId }) => ({ orderId, itemId })),
  ),
  scoped('v1/orders/districts', (world) => pairsOf(world, 8).map(pairInput)),
  scoped('v1/orders/man-land/matrix', (world) =>
    pairsOf(world, 4).map((item) => ({ ...pairInput(item), pageSize: 200 })),
  ),
  scoped('v1/orders/man-land/units', (world) =>
    pairsOf(world, 4).map(({ orderId, cityCode }) => ({
      orderId,
      cityCode,
      areaId: world.businessDistrictOf(cityCode),
      pageSize: 200,
    })),
  ),
  ofPlainOrder('v1/orders/man-land/heat'),
  ofPlainOrder('v1/orders/man-land/flow'),
  ofPlainOrder('v1/orders/man-land/coverage'),
  ofPlainOrder('v1/effect/man-land'),
  scoped(
    'v1/effect/loss',
    (world) => perOrder(world).slice(0, 2),
    ({ rows }, asked) => pairFacts(rows, asked),
  ),
  scoped(
    'v1/effect/cube',
    (world) => perOrder(world).slice(0, 2),
    ({ cells }, asked) => pairFacts(cells, asked),
  ),
  scoped('v1/orders/line-detail', ({ items }) =>
    items
      .filter(({ lineId }) => lineId !== null)
      .filter(({ cityCode }, at, all) => all.findIndex((one) => one.cityCode === cityCode) === at)
      .map(({ orderId, cityCode, lineId }) => ({ orderId, cityCode, lineId: lineId! })),
  ),
  document('media-order-match-detail/downloadSchedule/{orderId}', textsOfBook),
  document('v1/orders/quotation', textsOfBook),
  document('v1/orders/proposal', textsOfDeck, deckInputs),
  document('v1/orders/point-album', textsOfDeck, deckInputs),
  document('v1/orders/monitoring-report', textsOfDeck, deckInputs),
  document('v1/orders/posting-report', textsOfDeck, deckInputs),
  document('v1/orders/settlement', textsOfBook, perOrder),
];
