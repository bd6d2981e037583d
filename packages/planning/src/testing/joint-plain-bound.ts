import { asRead, type WrittenStep } from './joint-certificate.ts';
import { CaseStep, type ColumnName } from './joint-rows.ts';
import { checkerColumns, listTerms } from './joint-terms.ts';
import type { JointCase } from './joint-case.ts';

/** Reduced costs by name of column, in the order of names. */
class NamedCosts {
  private readonly costs = new Map<string, { readonly column: ColumnName; cost: number }>();

  at(...column: ColumnName): number {
    return this.costs.get(column.join(' '))?.cost ?? 0;
  }

  add(more: number, ...column: ColumnName): void {
    const text = column.join(' ');
    this.costs.set(text, { column, cost: this.at(...column) + more });
  }

  /** Sets the cost to 0 and returns it. */
  take(...column: ColumnName): number {
    const cost = this.at(...column);
    this.add(-cost, ...column);
    return cost;
  }

  /** Columns of a letter of positive cost, ascending. */
  positive(letter: ColumnName[0]): number[][] {
    const own = [...this.costs.values()].filter(({ column, cost }) => column[0] === letter && cost > 0);
    const keys = own.map(({ column: [, ...key] }) => key);
    return keys.sort((a, b) => a.map((x, i) => x - b[i]).find((x) => x !== 0) ?? 0);
  }
}

/** A first step's bound by plain sums over names, and its reduced costs: at most 0, those of media less their price. */
export function plainBound(given: JointCase, step: WrittenStep) {
  const { persons, money, plans, open } = given;
  const own = checkerColumns(plans, step);
  const outline = new CaseStep(given, step);
  const costs = new NamedCosts();
  for (const { name, weight } of persons) costs.add(weight, 'y', name);
  const paid = step.money ?? 0;
  for (const m of open)
    if (money > 0) costs.add(-paid * (Math.floor((plans.prices[m] * 2 ** 22) / money) / 2 ** 22), 'x', m);
  for (const { kind, key, multiplier } of step.rows)
    for (const { column, coefficient } of listTerms(own, kind, key))
      costs.add(-asRead(multiplier) * coefficient, ...column);
  const ratio = new Map(open.map((m) => [m, costs.at('x', m) / plans.prices[m]]));
  /** Fills holes of parents in their order; the rest goes to the last. */
  const move = (worth: number, holes: readonly ColumnName[], last: ColumnName) => {
    let rest = worth;
    for (const parent of holes) {
      const part = Math.min(rest, Math.max(0, -costs.at(...parent)));
      costs.add(part, ...parent);
      rest -= part;
    }
    costs.add(rest, ...last);
  };
  for (const [p, a, b] of costs.positive('v'))
    move(
      costs.take('v', p, a, b),
      [
        ['z', a, b],
        ['e', p, a],
        ['e', p, b],
      ],
      ['z', a, b],
    );
  for (const [a, b, c] of costs.positive('t'))
    move(
      costs.take('t', a, b, c),
      [
        ['z', a, b],
        ['z', a, c],
        ['z', b, c],
      ],
      ['z', a, b],
    );
  for (const [a, b] of costs.positive('z'))
    move(
      costs.take('z', a, b),
      [
        ['x', a],
        ['x', b],
      ],
      ['x', ratio.get(b)! < ratio.get(a)! ? b : a],
    );
  for (const [p, a] of costs.positive('e'))
    move(
      costs.take('e', p, a),
      [
        ['x', a],
        ['y', p],
      ],
      ['x', a],
    );
  for (const [name] of costs.positive('s')) {
    const worth = costs.take('s', name);
    for (const [m, n] of outline.person(name)!.amounts)
      if (!outline.core.includes(m)) costs.add(worth * n, 'x', m);
  }
  const certain = new Set([...plans.prices.keys()].filter((m) => plans.box.from[m] > 0));
  let total = paid + baseOf(given, certain);
  for (const [name] of costs.positive('y')) total += costs.take('y', name);
  const { value, price } = knapsack(given, (m) => costs.at('x', m));
  const reduced = (...column: ColumnName) => {
    const part = column[0] === 'x' ? price * plans.prices[column[1]] : 0;
    return Math.min(0, costs.at(...column) - part);
  };
  return { total: total + value, reduced };
}

/** Weight of the persons whom the certain media alone serve. */
function baseOf({ plans: { instance, k } }: JointCase, certain: ReadonlySet<number>): number {
  const met = new Float64Array(instance.personCount);
  for (const m of certain)
    for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
      met[instance.persons[e]] += instance.passages[e];
  return met.reduce((sum, n, p) => (n >= k ? sum + instance.weights[p] : sum), 0);
}

/** Fractional knapsack over media of positive worth, and the ratio of the medium that is cut, 0 if all fit. */
function knapsack({ open, plans, money }: JointCase, worth: (m: number) => number) {
  const ratio = (m: number) => worth(m) / plans.prices[m];
  const wanted = open.filter((m) => worth(m) > 0);
  wanted.sort((a, b) => (ratio(a) === ratio(b) ? 0 : ratio(b) - ratio(a)));
  let left = money;
  let value = 0;
  for (const m of wanted) {
    if (plans.prices[m] > left) return { value: value + ratio(m) * left, price: ratio(m) };
    value += worth(m);
    left -= plans.prices[m];
  }
  return { value, price: 0 };
}
