import { movingMedia, movingMediaOf, plannedMedium } from '@ooh/contract/domain/moving-media';
import { isBoughtByDeck } from '@ooh/contract/domain/media-order';
import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { expect, test } from 'vitest';
import { formatOf } from './api/common/getMediumFormatAttrList.ts';
import { tagGroupsOf } from './api/common/getMainMediaTagByTagGroup.ts';
import { administeredCities, administers } from './city-data/release/city-scope.ts';
import { remarkOf } from './documents/order-document.ts';
import { guideOf } from './documents/order-template.ts';
import { addInventory } from './market/media-analysis/add-inventory.ts';
import type { InventoryRow } from './market/media-analysis/inventory-rows.ts';
import { takeLine } from './orders/basket/fit-into-plan.ts';
import { effectUnit } from './orders/effect/effect-unit.ts';
import { explainPart } from './orders/order/explain-order.ts';
import type { Offer } from './orders/order/offers.ts';
import type { StoredItem } from './orders/order/order-store.ts';
import { offerOf } from './orders/order/price-items.ts';

/** A new test medium: trains of the metro, priced per week. */
const train = {
  mediumId: 90,
  name: '地铁列车',
  unit: '列',
  vehicleNoun: '列车',
  hasDecks: false,
  lineSource: 'metro',
  contactModel: null,
  priceDays: 7,
  tags: { 场景: ['轨道交通'], 移动性: ['移动媒体'] },
} as const;
const media = movingMediaOf([...movingMedia.all, train]);
const [shenzhen, shanghai] = ['440300', '310100'];

test('it is found under its own tags and with the media that share one', () => {
  const tags = new Map(
    tagGroupsOf(media.all).flatMap((group) =>
      group.tags.map(({ tag, mediumIds }) => [`${group.tagGroup} ${tag}`, mediumIds]),
    ),
  );
  expect(tags.get('场景 轨道交通')).toEqual([90]);
  expect(tags.get('移动性 移动媒体')).toEqual([plannedMedium.mediumId, 90]);
  expect(tags.get('场景 城市道路')).toEqual([plannedMedium.mediumId]);
});

test('a user with a grant for it in a city administers the data of that city', () => {
  const user = {
    permission: permissionStructure.parse({
      administrationData: {
        dataReleaseData: {
          isEnabled: true,
          mediaRegionData: [{ regionCodes: [shanghai], mediaIds: [90] }],
        },
      },
    }),
  };
  expect([shenzhen, shanghai].map((city) => administers(user, city, media))).toEqual([false, true]);
  expect(administeredCities(user, media)).toEqual([shanghai]);
  expect(administeredCities(user)).toEqual([]);
});

const offer = (part: Partial<Offer>): Offer => ({
  cityCode: shenzhen,
  mediumId: 90,
  formId: 1,
  positionId: null,
  faceId: null,
  lineId: 'metro-1',
  deck: null,
  unitName: '1号线',
  level: 'A',
  capacities: [40, 40, 40, 40],
  countedFrom: '2026-11-02',
  priceFen: 900_000,
  priceDays: 7,
  isSamplePrice: true,
  productionFen: 0,
  districtName: null,
  lng: null,
  lat: null,
  ...part,
});

test('its items are offered lines, not faces', () => {
  const item = {
    cityCode: shenzhen,
    mediumId: 90,
    formId: 1,
    lineId: 'metro-1',
    quantity: 2,
    startDate: '2026-12-01',
    endDate: '2026-12-14',
    isGift: false,
  };
  const key = 'metro-1:|1';
  const line = offer({});
  const sold = { lines: new Map([[key, line]]), faces: new Map([[key, offer({ faceId: 'f' })]]) };
  expect(offerOf(item, sold, media)).toBe(line);
  expect(offerOf(item, sold)).not.toBe(line);
  expect(offerOf({ ...item, cityCode: shanghai }, sold, media)).toBeUndefined();
});

test('its lines are bought without a deck', () => {
  expect(isBoughtByDeck({ mediumId: 90, lineId: 'metro-1' }, media)).toBe(false);
  expect(isBoughtByDeck({ mediumId: plannedMedium.mediumId, lineId: 'bus-1' }, media)).toBe(true);
  expect(isBoughtByDeck({ mediumId: 2 }, media)).toBe(false);
});

const storedItem = {
  item_id: 'i',
  city_code: shenzhen,
  medium_id: 90,
  medium_name: train.name,
  medium_unit: train.unit,
  form_id: 1,
  line_id: 'metro-1',
  deck: null,
  face_id: null,
  level: 'A',
  unit_name: '1号线',
  quantity: 2,
  price_fen: 900_000,
  price_days: 7,
  is_gift: false,
} as unknown as StoredItem;

test('an order explains it without positions, which only fixed media have', () => {
  const inventory = { units: 40, highLevelUnits: 0, meanPriceFen: null };
  const moving = explainPart([storedItem], inventory, new Map(), media);
  expect(moving).toMatchObject({ districts: null, businessDistricts: null, inBusinessDistricts: null });
  expect(explainPart([storedItem], inventory, new Map())).toMatchObject({
    districts: 0,
    businessDistricts: 0,
  });
});

test('documents state its unit, and no price period', () => {
  expect(guideOf(media)[1]).toBe(
    '公交车身按线路、车型与形式购买，数量为车辆数；地铁列车按线路与形式购买，数量为列车数；其他媒体按面购买，数量为时段数，静态画面为 1。',
  );
  expect(remarkOf(storedItem, true, media)).toBe('');
  expect(remarkOf(storedItem, true)).toBe('刊例周期 7 天');
});

test('the forms of its fleet are alternatives: trains count once', () => {
  const row = (formId: number) =>
    ({
      cityCode: shenzhen,
      mediumId: 90,
      formId,
      positions: 8,
      mediumPositions: 8,
      faces: 40,
      units: 40,
      taken: [3, 2, 1, 0],
    }) as unknown as InventoryRow;
  const rows = [row(1), row(2)];
  expect(addInventory(rows, media)).toMatchObject({
    positions: 8,
    faces: 40,
    units: 40,
    free: [37, 38, 39, 40],
  });
  expect(addInventory(rows).units).toBe(80);
});

test('a medium without a contact model has no contacts', () => {
  const bought = { mediumId: 90, formId: 1, lineId: 'metro-1', deck: 'single', faceId: null } as const;
  expect(effectUnit(bought, new Map(), media)).toBeNull();
  expect(effectUnit({ ...bought, mediumId: plannedMedium.mediumId }, new Map(), media)).toMatchObject({
    lineId: 'metro-1',
  });
});

test('a plan of bus lines takes none of its lines, even where a bus line has the same id', () => {
  const register = new Map([['metro-1', { lineId: 'metro-1' }]]) as never;
  const taken = takeLine({ register }, () => ({ single: 9, double: 9 }), [], {
    item: { ...storedItem, deck: 'single' },
  });
  expect(taken).toEqual({ kind: 'outside', message: '不是公交线路，公交智选方案只收线路' });
});

test('a form of it has no decks, and no visibility of a bus', () => {
  const form = {
    medium_id: 90,
    medium_name: train.name,
    unit: train.unit,
    form_id: 1,
    name: '整列包车',
    width_millimeters: 19_000,
    height_millimeters: 2_500,
    is_lit: false,
    spot_seconds: null,
    loop_seconds: null,
    production_fen: 0,
  } as Parameters<typeof formatOf>[0];
  expect(formatOf(form, media)).toMatchObject({ unit: '列', decks: [], visibilityFactor: null });
});
