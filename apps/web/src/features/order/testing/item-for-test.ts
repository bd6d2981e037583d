import type { OrderItem } from '@ooh/contract/domain/media-order';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';

/** Four vehicles of a line for four weeks. */
export function itemForTest(change: Partial<OrderItem> = {}): OrderItem {
  return {
    itemId: 'i-1',
    itemNo: 1,
    cityCode: '440300',
    cityName: '深圳市',
    mediumId: 1,
    mediumName: '公交车身',
    formId: 1,
    formName: '全车彩贴',
    lineId: 'l-1',
    deck: 'single',
    positionId: null,
    faceId: null,
    unitName: '1 路',
    level: 'A',
    unit: '辆',
    quantity: 4,
    startDate: '2026-12-01',
    endDate: '2026-12-28',
    days: 28,
    priceFen: 420_000,
    priceDays: 30,
    isSamplePrice: true,
    discountPermille: 850,
    isGift: false,
    designFen: 0,
    amounts: { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 },
    holdState: null,
    heldUnits: 0,
    expiresAt: null,
    ...change,
  };
}

/** The item's line has one vehicle left. */
export function conflictForTest(change: Partial<OrderConflict> = {}): OrderConflict {
  return {
    itemId: 'i-1',
    itemNo: 1,
    cityName: '深圳市',
    unitName: '1 路',
    deck: 'single',
    kind: 'taken',
    message: '需要 4 辆，只有 1 辆可用',
    wantedUnits: 4,
    freeUnits: 1,
    taken: [],
    nextFree: { startDate: '2027-01-05', endDate: '2027-02-01' },
    replacement: {
      faceId: null,
      lineId: 'l-9',
      deck: 'double',
      unitName: '9 路',
      level: 'A',
      freeUnits: 3,
      priceFen: 400_000,
      priceDays: 30,
      distanceMeters: null,
    },
    ...change,
  };
}
