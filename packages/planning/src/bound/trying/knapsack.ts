/** Steps after which a search among whole items is given up. */
const MOST_STEPS = 300;

/** The most that items with prices are worth for an amount of money, in fractions or whole. */
export class Knapsack {
  /** Items with a price that fractions buy, best value per price first; the last one may be bought in part. */
  readonly items: Int32Array;
  size = 0;
  /** Share of the last item that is bought, and what a unit of money is worth: 0 where some is left over. */
  lastShare = 0;
  moneyWorth = 0;
  private readonly rates: Float64Array;
  /** Items that a search among whole ones decides on, best rate first. */
  private readonly openValue: Float64Array;
  private readonly openPrice: Float64Array;
  private openCount = 0;
  private best = 0;
  private steps = 0;

  constructor(mostItems: number) {
    this.items = new Int32Array(mostItems + 1);
    this.rates = new Float64Array(mostItems + 1);
    this.openValue = new Float64Array(mostItems + 1);
    this.openPrice = new Float64Array(mostItems + 1);
  }

  /**
   * The most that fractions are worth.
   * @param values values[from + i] is the value of item i, for 0 <= i < count; items without value are not bought
   * @param skipped an item that is not for sale, or -1; items that cost more than all the money are not either
   */
  mostOfFractions(
    values: Float64Array,
    from: number,
    prices: Float64Array,
    count: number,
    money: number,
    skipped = -1,
  ): number {
    const { items, rates } = this;
    let size = 0;
    let spent = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const value = values[from + i];
      const price = prices[i];
      if (!(value > 0) || i === skipped || price > money) continue;
      if (price === 0) {
        sum += value;
        continue;
      }
      const rate = value / price;
      if (spent >= money && rate <= rates[size - 1]) continue;
      let at = size++;
      for (; at > 0 && rates[at - 1] < rate; at--) {
        rates[at] = rates[at - 1];
        items[at] = items[at - 1];
      }
      rates[at] = rate;
      items[at] = i;
      spent += price;
      while (spent - prices[items[size - 1]] >= money) spent -= prices[items[--size]];
    }
    for (let at = 0; at < size; at++) sum += values[from + items[at]];
    this.size = size;
    this.lastShare = 1;
    this.moneyWorth = 0;
    if (size === 0 || spent < money) return sum;
    const last = items[size - 1];
    this.moneyWorth = rates[size - 1];
    this.lastShare = 1 - (spent - money) / prices[last];
    return sum - (1 - this.lastShare) * values[from + last];
  }

  /** The most that whole items are worth, or fractions where that takes too many steps; arguments as above. */
  mostOfWhole(
    values: Float64Array,
    from: number,
    prices: Float64Array,
    count: number,
    money: number,
    skipped = -1,
  ): number {
    const most = this.mostOfFractions(values, from, prices, count, money, skipped);
    if (this.size === 0 || this.lastShare === 1) return most;
    const lost = this.lastShare * values[from + this.items[this.size - 1]];
    const settled = this.settle(values, from, prices, count, money, skipped, lost);
    this.best = most - lost - settled.value;
    this.steps = 0;
    this.search(0, settled.money, 0);
    return this.steps > MOST_STEPS ? most : settled.value + this.best;
  }

  /**
   * Collects the items to decide on: all that would not lose more by being bought, or by not being, than leaving out
   * the last one does. Returns what the items bought for certain are worth and the money they leave.
   */
  private settle(
    values: Float64Array,
    from: number,
    prices: Float64Array,
    count: number,
    money: number,
    skipped: number,
    lost: number,
  ): { value: number; money: number } {
    const { openValue, openPrice, moneyWorth } = this;
    let open = 0;
    let value = 0;
    let left = money;
    for (let i = 0; i < count; i++) {
      const own = values[from + i];
      const price = prices[i];
      if (!(own > 0) || i === skipped || price > money) continue;
      const loss = moneyWorth * price - own;
      if (loss > lost) continue;
      if (price === 0 || loss < -lost) {
        value += own;
        left -= price;
        continue;
      }
      let at = open++;
      for (; at > 0 && openValue[at - 1] * price < own * openPrice[at - 1]; at--) {
        openValue[at] = openValue[at - 1];
        openPrice[at] = openPrice[at - 1];
      }
      openValue[at] = own;
      openPrice[at] = price;
    }
    this.openCount = open;
    return { value, money: left };
  }

  /** Tries all whole items from one on, except where their fractions are worth no more than what was found. */
  private search(from: number, money: number, sum: number): void {
    if (sum > this.best) this.best = sum;
    const { openValue, openPrice, openCount } = this;
    for (let i = from; i < openCount; i++) {
      if (++this.steps > MOST_STEPS) return;
      const price = openPrice[i];
      if (sum + (openValue[i] / price) * money <= this.best) return;
      if (price <= money) this.search(i + 1, money - price, sum + openValue[i]);
    }
  }
}
