import { countPostingRows, readPostings } from '../../../orders/monitoring/posting-query.ts';
import { presentPosting } from '../../../orders/monitoring/posting-row.ts';
import type { Handler } from '../../handler.ts';

export const listPostings: Handler<'v1/monitoring/list'> = async (context, input, { user }) => {
  const { pageNo, pageSize, sortBy, order } = input;
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize, sortBy, isDescending: order === 'desc' };
  const [rows, total] = await Promise.all([
    readPostings(context.db, user, input, page),
    countPostingRows(context.db, user, input),
  ]);
  return { rows: rows.map(presentPosting), total, pageNo, pageSize };
};
