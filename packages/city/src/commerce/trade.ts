/** What the orders of a demonstration are made from, and what they are. Days count from the anchor day 0. */
import type { AgreedGoals } from './agreed-goals.ts';
import type { DemoOrderState, OrderStep } from './order-history.ts';
import type { DayRange } from './slot-calendar.ts';

/** A form of a unit with its price for `priceDays`. */
export interface TradeOffer {
  readonly formId: number;
  readonly priceFen: number;
  readonly priceDays: number;
  readonly isSamplePrice: boolean;
  /** Production of one unit. */
  readonly productionFen: number;
}

/** A sellable unit: a face, or a line's deck. Exactly one of faceId and lineId is given. */
export interface TradeUnit {
  readonly mediumId: number;
  readonly positionId: string | null;
  readonly faceId: string | null;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly unitName: string;
  readonly level: string;
  /** Slots of the face, or vehicles that are free for sale. */
  readonly capacity: number;
  readonly offers: readonly TradeOffer[];
}

export interface TradeCity {
  readonly cityCode: string;
  /** Its people in ten thousands: the larger, the more orders and the larger ones. */
  readonly populationWan: number;
  readonly units: readonly TradeUnit[];
  /** Discounts by medium: share of the rate card for bookings of at least the given days. */
  readonly discounts: readonly {
    readonly mediumId: number;
    readonly leastDays: number;
    readonly permille: number;
  }[];
}

export interface TradeBrand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
}

export interface TradeBuyer {
  readonly organisationId: string;
  readonly ownerIds: readonly string[];
  readonly brandIds: readonly string[];
  /** Cities and media that it may buy; null for everything. */
  readonly cityCodes: readonly string[] | null;
  readonly mediumIds: readonly number[] | null;
  /** Relative number of its orders. */
  readonly weight: number;
}

export interface TradeInput {
  readonly seed: number;
  /** The demonstration's today, YYYY-MM-DD. */
  readonly anchorDate: string;
  readonly orders: number;
  readonly cities: readonly TradeCity[];
  readonly brands: readonly TradeBrand[];
  readonly buyers: readonly TradeBuyer[];
  /** Existing bookings of others. */
  readonly taken: readonly (DayRange & { readonly unitKey: string; readonly slot: number })[];
}

export interface DemoOrderItem extends DayRange {
  readonly cityCode: string;
  readonly unit: TradeUnit;
  readonly offer: TradeOffer;
  readonly quantity: number;
  /** Its slots; empty where nothing is held yet. */
  readonly slots: readonly number[];
  readonly discountPermille: number;
  readonly isGift: boolean;
}

export interface DemoOrder extends DayRange {
  readonly orderNo: string;
  readonly organisationId: string;
  readonly ownerId: string;
  readonly brandId: string;
  readonly name: string;
  readonly mode: 'base' | 'reference' | 'man-land';
  readonly source: 'customer' | 'agency' | 'renewal' | 'tender';
  readonly goal: 'brand' | 'launch' | 'store' | 'region';
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly state: DemoOrderState;
  /** From the first to the current state. */
  readonly history: readonly OrderStep[];
  /** Budget ÷ net amount of the items; without items the budget itself is `statedBudgetFen`. */
  readonly budgetFactor: number;
  readonly statedBudgetFen: number;
  readonly audienceLabelIds: readonly number[];
  /** Without items, none are agreed on yet. */
  readonly goals: AgreedGoals | null;
  readonly items: readonly DemoOrderItem[];
}

/** Key of a unit in bookings: a face's id, or `line:deck`. */
export const unitKeyOf = (unit: Pick<TradeUnit, 'faceId' | 'lineId' | 'deck'>): string =>
  unit.faceId ?? `${unit.lineId}:${unit.deck}`;
