/**
 * The largest amount of which every price is a whole multiple, as `of` / `per`. In multiples of it, sums of prices
 * are integers, so comparing a plan with a budget is exact.
 */
export interface MoneyUnit {
  readonly of: number;
  /** A power of ten. */
  readonly per: number;
}

/** Prices that are whole numbers already. */
export const ONE: MoneyUnit = { of: 1, per: 1 };

export interface WholePrices {
  readonly units: Float64Array;
  readonly unit: MoneyUnit;
  /** Sum of all prices, in units. */
  readonly total: number;
  /** Decimal places that prices and limits were rounded to; null where prices are exact. */
  readonly roundedTo: number | null;
}

/** Maximum sum of all prices in the last decimal place: up to here sums are exact and decimals are unique. */
const MOST = 1e15;
const MOST_PLACES = 15;
/** Minimum of rounded prices, so that the relative rounding error is at most 1 / 2,000,000. */
const LEAST_ROUNDED = 1e6;

/** Decimal places of a number as it is written, or -1 where they are too many. */
function placesOf(price: number): number {
  let per = 1;
  for (let places = 0; places <= MOST_PLACES; places++, per *= 10) {
    const whole = Math.round(price * per);
    if (whole > MOST) return -1;
    if (whole / per === price) return places;
  }
  return -1;
}

/** Decimal places that all prices have, or -1 where their sum would have too many digits. */
function commonPlaces(prices: ArrayLike<number>): number {
  let places = 0;
  for (let m = 0; m < prices.length; m++) {
    const own = placesOf(prices[m]);
    if (own < 0) return -1;
    places = Math.max(places, own);
  }
  let total = 0;
  for (let m = 0; m < prices.length; m++) total += Math.round(prices[m] * 10 ** places);
  return total <= MOST ? places : -1;
}

function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

function inUnits(whole: Float64Array, places: number, roundedTo: number | null): WholePrices {
  let of = 0;
  let total = 0;
  for (const price of whole) {
    of = greatestDivisor(of, price);
    total += price;
  }
  if (of === 0) of = 1;
  const units = whole.map((price) => price / of);
  return { units, unit: { of, per: 10 ** places }, total: total / of, roundedTo };
}

/**
 * Counts prices in whole units. A price is the decimal number as written: 0.1 is one tenth. Prices whose sum
 * would need more than fifteen digits are rounded to the decimal places that keep it within fifteen.
 * @throws RangeError where the range of prices is too wide for that
 */
export function wholePrices(prices: ArrayLike<number>): WholePrices {
  const places = commonPlaces(prices);
  if (places >= 0)
    return inUnits(
      Float64Array.from(prices, (price) => Math.round(price * 10 ** places)),
      places,
      null,
    );
  let most = 0;
  for (let m = 0; m < prices.length; m++) most = Math.max(most, prices[m]);
  const magnitude = Number(most.toExponential().split('e')[1]);
  const kept = 14 - magnitude - String(prices.length).length;
  const rounded = (price: number) => Number(price.toFixed(kept).replace('.', ''));
  const isRoundable = (price: number) => price === 0 || rounded(price) >= LEAST_ROUNDED;
  if (kept < 0 || kept > 100 || !Array.from(prices).every(isRoundable))
    throw new RangeError('媒体价格的大小相差过多或位数过多，无法精确相加，请统一货币单位或减少位数');
  return inUnits(Float64Array.from(prices, rounded), kept, kept);
}

/** The greatest whole number of units that a limit contains; at most all prices together. */
export function unitsWithin(limit: number, { unit: { of, per }, total, roundedTo }: WholePrices): number {
  if (limit >= (total * of) / per) return total;
  if (roundedTo !== null) return Math.floor(Number(limit.toFixed(roundedTo).replace('.', '')) / of);
  let whole = Math.floor(limit * per);
  while (whole / per > limit) whole--;
  while ((whole + 1) / per <= limit) whole++;
  return Math.floor(whole / of);
}

/** Converts units to the caller's money. */
export const amountOf = (units: number, { of, per }: MoneyUnit): number => (units * of) / per;
