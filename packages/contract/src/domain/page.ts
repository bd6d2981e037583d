import { z } from 'zod';

/** Paging of a list: pages count from 1. */
export const pageInput = z.object({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
});

/** One page of a list with the number of all rows that match. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int().min(0), pageNo: z.int(), pageSize: z.int() });
}
