/**
 * Money arithmetic of the checker: every price and limit is the decimal number as written, and sums
 * are compared exactly, in the greatest amount of which all prices are whole multiples. A limit counts as
 * the multiples that it contains, at most all prices together, which changes no plan. Where the
 * sum of the prices has more than fifteen digits, prices and limits are rounded to decimal places that keep
 * it within fifteen: 14 − magnitude of the highest price − digits of the number of prices.
 */
export interface ExactMoney {
  readonly prices: readonly number[];
  /** Number of multiples that a limit contains. */
  readonly within: (limit: number) => number;
  /** A number of multiples in the money of the instance. */
  readonly amount: (multiples: number) => number;
}

/** A number as digits·10^exponent. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The shortest decimal that parses as the number. */
function written(x: number): Decimal {
  const [number, power = '0'] = String(x).split('e');
  const [whole, part = ''] = number.split('.');
  return { digits: BigInt(whole + part), exponent: Number(power) - part.length };
}

/** Multiples of 10^exponent in a decimal, truncated. */
function cutOff({ digits, exponent: own }: Decimal, exponent: number): bigint {
  return own >= exponent ? digits * 10n ** BigInt(own - exponent) : digits / 10n ** BigInt(exponent - own);
}

/** The multiple of 10^exponent, exponent <= 0, nearest to the binary value of a number; the greater of two. */
function nearest(x: number, exponent: number): bigint {
  let mantissa = x;
  let halvings = 0n;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    halvings++;
  }
  const scaled = BigInt(mantissa) * 10n ** BigInt(-exponent);
  return (2n * scaled + 2n ** halvings) / 2n ** (halvings + 1n);
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const sumOf = (whole: readonly bigint[]) => whole.reduce((sum, price) => sum + price, 0n);
const MOST = 10n ** 15n;

/** @throws RangeError where prices cannot be added in fifteen digits */
export function exactMoney(given: ArrayLike<number>): ExactMoney {
  const decimals = Array.from(given, written);
  const exponent = Math.min(0, least(decimals));
  const whole = decimals.map((price) => cutOff(price, exponent));
  if (exponent >= -15 && sumOf(whole) <= MOST)
    return counted(whole, exponent, (limit) => cutOff(written(limit), exponent));
  const highest = written(Array.from(given).reduce((a, b) => (b > a ? b : a), 0));
  const magnitude = highest.digits.toString().length - 1 + highest.exponent;
  const kept = 14 - magnitude - String(given.length).length;
  const rounded = kept < 0 || kept > 100 ? [] : Array.from(given, (price) => nearest(price, -kept));
  if (rounded.length === 0 || rounded.some((price, m) => given[m] > 0 && price < 1_000_000n))
    throw new RangeError('媒体价格的大小相差过多或位数过多，无法精确核对');
  return counted(rounded, -kept, (limit) => nearest(limit, -kept));
}

/** Smallest exponent of the decimals that are not 0. */
function least(decimals: readonly Decimal[]): number {
  let found = Infinity;
  for (const { digits, exponent } of decimals) if (digits > 0n && exponent < found) found = exponent;
  return found;
}

function counted(whole: readonly bigint[], exponent: number, heldBy: (limit: number) => bigint): ExactMoney {
  const all = sumOf(whole);
  const common = whole.reduce((found, price) => divisor(price, found), 0n) || 1n;
  return {
    prices: whole.map((price) => Number(price / common)),
    within: (limit) => {
      const held = heldBy(limit);
      return Number((held < all ? held : all) / common);
    },
    amount: (multiples) => Number(`${BigInt(multiples) * common}e${exponent}`),
  };
}

/** Whole fen, unchanged. */
export function fenOnly(given: readonly number[]): ExactMoney {
  if (!given.every((price) => Number.isSafeInteger(price) && price >= 0))
    throw new RangeError('价格应为整数（分）');
  return { prices: given, within: (limit) => limit, amount: (fen) => fen };
}
