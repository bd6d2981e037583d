import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { orderGroup } from '@ooh/contract/domain/media-order';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import type { PermissionWorld, WorldItem } from './permission-world.ts';
import { factOf, scoped, type Fact, type ScopedCall } from './scoped-call.ts';
import { textsOfBook } from './scoped-exports.ts';

const perOrder = ({ orderIds }: PermissionWorld) => orderIds.slice(0, 6).map((orderId) => ({ orderId }));

/** Pairs that orders buy in, each of one order. */
export function pairsOf({ items }: PermissionWorld, most: number): WorldItem[] {
  const first = new Map(items.map((item) => [`${item.cityCode} ${item.mediumId}`, item]));
  return [...first.values()].slice(0, most);
}

/** A call about one pair of an order, asked with the pair as its filter. */
function ofPair<Key extends CallKey>(
  key: Key,
  input: (item: WorldItem) => CallInput<Key>,
  told: (body: CallOutput<Key>) => readonly unknown[],
  most = 8,
): ScopedCall {
  return scoped(
    key,
    orderGroup,
    (world) => pairsOf(world, most).map(input),
    (body, asked) => {
      const { orderId, cityCode, mediumId } = asked as Record<'orderId' | 'cityCode' | 'mediumId', string>;
      return told(body).map((what) => factOf(cityCode, Number(mediumId), { orderId, what }));
    },
  );
}

const pairInput = ({ orderId, cityCode, mediumId }: WorldItem) => ({ orderId, cityCode, mediumId });

/** An order's items by their own ids. */
function itemFacts(itemIds: readonly string[], { items }: PermissionWorld, what: unknown): Fact[] {
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
    groups: [orderGroup, orderPatternGroup],
    inputs,
    facts(bytes, asked, world) {
      const text = textsOf(bytes as Uint8Array).join('\n');
      return tellingItems(world, asked['orderId'])
        .filter(({ unitName }) => text.includes(unitName))
        .map(({ orderId, cityCode, mediumId, unitName }) =>
          factOf(cityCode, mediumId, { orderId, unitName }),
        );
    },
  };
}

/** Decks show the greatest of what they are asked for, so they are asked for single pairs. */
const deckInputs = (world: PermissionWorld) => pairsOf(world, 5).map(pairInput);

/** The people of a city of an order, whom any medium of the order opens: orders with one alone are asked for. */
const ofPlainOrder = <Key extends CallKey>(
  key: Key,
  told: (body: CallOutput<Key>) => readonly unknown[],
): ScopedCall =>
  scoped(
    key,
    orderGroup,
    ({ plainOrders }) =>
      plainOrders.map(({ orderId, cityCode }) => ({ orderId, cityCode })) as CallInput<Key>[],
    (body, asked, { plainOrders }) => {
      const { orderId, cityCode } = asked as { orderId: string; cityCode: string };
      const { mediumId } = plainOrders.find((one) => one.orderId === orderId && one.cityCode === cityCode)!;
      return told(body).map((what) => factOf(cityCode, mediumId, { orderId, what }));
    },
  );

/** Orders seen from close by: schedule, map, heat, people and places, documents. */
export const scopedOrders: readonly ScopedCall[] = [
  scoped(
    'v1/orders/schedule',
    orderGroup,
    (world) => perOrder(world).map((input) => ({ ...input, pageSize: 200 })),
    ({ rows }, { orderId }) => rows.map((row) => factOf(row.cityCode, row.mediumId, { orderId, ...row })),
  ),
  scoped(
    'media-order-match-detail/getOrderIntelligence/{orderId}',
    orderGroup,
    perOrder,
    ({ cities }, asked) => cities.map((row) => factOf(row.cityCode, row.mediumId, { ...asked, ...row })),
  ),
  scoped('mediaOrder/getOrderCityBaseAllAmountDataList', orderGroup, perOrder, ({ rows }, asked) =>
    rows.map((row) => factOf(row.cityCode, row.mediumId, { ...asked, ...row })),
  ),
  scoped('mediaOrder/getOrderCityBusAllAmountDataList', orderGroup, perOrder, ({ rows }, asked) =>
    rows.map((row) => factOf(row.cityCode, row.mediumId, { ...asked, ...row })),
  ),
  scoped(
    'mediaOrder/getMediaPlacementPlanByPlanId',
    orderGroup,
    (world) => perOrder(world).map(({ orderId: planId }) => ({ planId })),
    ({ items, planId }) => items.map((item) => factOf(item.cityCode, item.mediumId, { planId, ...item })),
  ),
  scoped('mediaOrder/getOrderMediaPlacementPlanByPlanId', orderGroup, perOrder, ({ items }, asked) =>
    items.map((item) => factOf(item.cityCode, item.mediumId, { ...asked, ...item })),
  ),
  ofPair('media-order-match-detail/thermodynamicDiagram', pairInput, ({ days, cells, unplacedUnitDays }) => [
    ...cells,
    ...(days === null ? [] : [{ days, unplacedUnitDays }]),
  ]),
  ofPair(
    'media-order-match-detail/selectListLevelData',
    (item) => ({ ...pairInput(item), groupBy: 'level' }),
    ({ rows }) => rows,
  ),
  scoped(
    'media-order-match-detail/getMediaByOrderMapData',
    orderGroup,
    (world) => pairsOf(world, 8).map(({ orderId, cityCode }) => ({ orderId, cityCode })),
    ({ points, lines, unplaced }, _asked, world) => [
      ...points.flatMap((point) => itemFacts([point.itemId], world, point)),
      ...lines.flatMap(({ itemIds, ...line }) => itemFacts(itemIds, world, line)),
      ...unplaced.flatMap((one) => itemFacts([one.itemId], world, one)),
    ],
  ),
  scoped(
    'v1/orders/point-detail',
    orderGroup,
    (world) => pairsOf(world, 8).map(({ orderId, itemId }) => ({ orderId, itemId })),
    ({ item, position, face }, { orderId }) => [
      factOf(item.cityCode, item.mediumId, { orderId, item, position, face }),
    ],
  ),
  ofPair('v1/orders/districts', pairInput, ({ rows }) =>
    rows
      .filter(({ positions, lines }) => positions + lines > 0)
      .map(({ name, positions, lines, unitDays, netFen }) => ({ name, positions, lines, unitDays, netFen })),
  ),
  ofPair(
    'v1/orders/man-land/matrix',
    (item) => ({ ...pairInput(item), pageSize: 200 }),
    ({ rows }) =>
      rows
        .filter(({ score }) => score !== null)
        .map(({ areaId, score, bestUnitName, freeUnits }) => [areaId, score, bestUnitName, freeUnits]),
    4,
  ),
  scoped(
    'v1/orders/man-land/units',
    orderGroup,
    (world) =>
      pairsOf(world, 4).map(({ orderId, cityCode }) => ({
        orderId,
        cityCode,
        areaId: world.businessDistrictOf(cityCode),
        pageSize: 200,
      })),
    ({ rows }, { cityCode }) =>
      rows.map(({ mediumId, unitKey, freeUnits, netFen }) =>
        factOf(cityCode, mediumId, { unitKey, freeUnits, netFen }),
      ),
  ),
  ofPlainOrder('v1/orders/man-land/heat', ({ cells, withheld }) => [...cells, { withheld }]),
  ofPlainOrder('v1/orders/man-land/flow', ({ nodes, links, withheld }) => [...nodes, ...links, { withheld }]),
  ofPlainOrder('v1/orders/man-land/coverage', ({ rows, funnel, unmodelledUnits }) => [
    ...rows,
    { funnel, unmodelledUnits },
  ]),
  scoped(
    'v1/orders/line-detail',
    orderGroup,
    ({ items }) =>
      items
        .filter(({ lineId }) => lineId !== null)
        .filter(({ cityCode }, at, all) => all.findIndex((one) => one.cityCode === cityCode) === at)
        .map(({ orderId, cityCode, lineId }) => ({ orderId, cityCode, lineId: lineId! })),
    (body, { orderId, cityCode }) => [factOf(cityCode, busBodyMediumId, { orderId, body })],
  ),
  document('media-order-match-detail/downloadSchedule/{orderId}', textsOfBook),
  document('v1/orders/quotation', textsOfBook),
  document('v1/orders/proposal', textsOfDeck, deckInputs),
  document('v1/orders/point-album', textsOfDeck, deckInputs),
  document('v1/orders/monitoring-report', textsOfDeck, deckInputs),
];
