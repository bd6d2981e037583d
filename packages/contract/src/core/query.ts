import { z } from 'zod';

/** A list in a query string: one comma-separated value or a repeated parameter. */
export function csvOf<Item extends z.ZodType<string>>(item: Item) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item).max(500),
  );
}
