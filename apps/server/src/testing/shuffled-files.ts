import type { KindFile } from './kind-files.ts';

/** A seeded stream of whole numbers below a bound. */
export function numbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function shuffled<Item>(items: readonly Item[], next: (below: number) => number): Item[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

export function withColumns(file: KindFile, order: readonly number[]): KindFile {
  return {
    ...file,
    columns: order.map((i) => file.columns[i]),
    rows: file.rows.map((row) => order.map((i) => row[i])),
  };
}
