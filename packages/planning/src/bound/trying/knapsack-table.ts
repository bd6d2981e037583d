/** Amounts of money that are told apart at most; where there are more, prices are rounded down. */
const MOST_AMOUNTS = 2048;

/** The most that whole items are worth for every amount of money up to a greatest one. */
export class KnapsackTable {
  private readonly most = new Float64Array(MOST_AMOUNTS);
  private readonly useful: Int32Array;
  private unit = 1;

  constructor(mostItems: number) {
    this.useful = new Int32Array(mostItems);
  }

  /** Fills the table; prices and money are whole numbers. Returns the work in steps of the size of a pair's. */
  fill(values: Float64Array, prices: Float64Array, count: number, money: number): number {
    this.unit = Math.max(1, Math.ceil(money / (MOST_AMOUNTS - 1)));
    const { most, useful } = this;
    const top = this.amount(money);
    most.fill(0, 0, top + 1);
    const used = this.collectUseful(values, prices, count, money);
    for (let i = 0; i < used; i++) {
      const value = values[useful[i]];
      const price = this.amount(prices[useful[i]]);
      for (let amount = top; amount >= price; amount--) {
        const sum = most[amount - price] + value;
        if (sum > most[amount]) most[amount] = sum;
      }
    }
    return used * (top >> 1) + count * used;
  }

  /** The most for an amount of money up to that of the table. */
  at(money: number): number {
    return this.most[this.amount(money)];
  }

  private amount(money: number): number {
    return (money - (money % this.unit)) / this.unit;
  }

  /** Collects the items of value, except those to which as many cheaper and better ones are preferable as can be bought. */
  private collectUseful(values: Float64Array, prices: Float64Array, count: number, money: number): number {
    const { useful } = this;
    let cheapest = Infinity;
    for (let i = 0; i < count; i++) cheapest = Math.min(cheapest, prices[i]);
    const bought = cheapest > 0 ? Math.floor(money / cheapest) : count;
    const order = Array.from({ length: count }, (_, i) => i).sort((x, y) => values[y] - values[x]);
    let used = 0;
    for (const item of order) {
      if (!(values[item] > 0) || prices[item] > money) continue;
      let better = 0;
      for (let i = 0; i < used; i++) if (prices[useful[i]] <= prices[item]) better++;
      if (better < bought) useful[used++] = item;
    }
    return used;
  }
}
