/** Tries of whole purchases after which fractions are counted instead. */
const MOST_TRIES = 400;

/** What an amount of money gains at most where each row may be bought once at its price, in fractions or whole. */
export class BestBuy {
  /** By row, after `inFractions`: the share bought. */
  readonly share: Float64Array;
  /** Gain per money of the row bought last, which no row left out exceeds; 0 where money is left over. */
  lastRatio = 0;
  private readonly prices: Float64Array;
  private readonly ratio: Float64Array;
  /** Gain of the row that was bought in part. */
  private partGain = 0;
  private tries = 0;

  constructor(prices: Float64Array) {
    this.prices = prices;
    this.share = new Float64Array(prices.length);
    this.ratio = new Float64Array(prices.length);
  }

  /**
   * Buys the row of the best ratio over and over, the last one in part; rows dearer than all the money are not for sale.
   * @param gains by row
   * @param except a row that is not for sale
   */
  inFractions(gains: Float64Array, money: number, except = -1): number {
    const { prices, share, ratio } = this;
    for (let r = 0; r < prices.length; r++)
      ratio[r] = gains[r] > 0 && prices[r] <= money && r !== except ? gains[r] / prices[r] : 0;
    share.fill(0);
    this.lastRatio = 0;
    this.partGain = 0;
    let left = money;
    let sum = 0;
    for (;;) {
      let best = -1;
      let bestRatio = 0;
      for (let r = 0; r < ratio.length; r++)
        if (ratio[r] > bestRatio) {
          best = r;
          bestRatio = ratio[r];
        }
      if (best < 0) return sum;
      if (prices[best] > left) {
        share[best] = left / prices[best];
        this.partGain = share[best] * gains[best];
        this.lastRatio = bestRatio;
        return sum + this.partGain;
      }
      share[best] = 1;
      left -= prices[best];
      sum += gains[best];
      ratio[best] = 0;
    }
  }

  /** The most that whole rows gain, by trying them, or what fractions gain where these are too many. */
  inWhole(gains: Float64Array, money: number, except = -1): number {
    const most = this.inFractions(gains, money, except);
    if (this.partGain === 0) return most;
    // What the full rows gain is reached. A row that loses more than the part by being bought cannot gain more.
    const reached = most - this.partGain;
    const { prices, lastRatio, partGain } = this;
    const offers: Offer[] = [];
    for (let r = 0; r < prices.length; r++)
      if (gains[r] > 0 && prices[r] <= money && r !== except && lastRatio * prices[r] - gains[r] <= partGain)
        offers.push({ price: prices[r], gain: gains[r], ratio: gains[r] / prices[r] });
    offers.sort((x, y) => y.ratio - x.ratio);
    this.tries = 0;
    const found = this.tryOffers(offers, 0, money, 0, reached);
    return this.tries > MOST_TRIES ? most : Math.min(most, found);
  }

  /** The greatest gain of the offers from one on besides a sum, if it exceeds what was reached. */
  private tryOffers(
    offers: readonly Offer[],
    from: number,
    left: number,
    sum: number,
    reached: number,
  ): number {
    let best = Math.max(sum, reached);
    for (let i = from; i < offers.length; i++) {
      if (++this.tries > MOST_TRIES) break;
      const { price, gain } = offers[i];
      if (sum + inOrder(offers, i, left) <= best) break;
      if (price <= left) best = this.tryOffers(offers, i + 1, left - price, sum + gain, best);
    }
    return best;
  }
}

interface Offer {
  readonly price: number;
  readonly gain: number;
  readonly ratio: number;
}

/** Gain of the offers from one on, in their order, the first that is too dear in part. */
function inOrder(offers: readonly Offer[], from: number, money: number): number {
  let left = money;
  let sum = 0;
  for (let i = from; i < offers.length; i++) {
    const { price, gain, ratio } = offers[i];
    if (price > left) return sum + ratio * left;
    left -= price;
    sum += gain;
  }
  return sum;
}
