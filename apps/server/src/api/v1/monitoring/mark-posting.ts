import { markPosting as mark } from '../../../orders/monitoring/mark-posting.ts';
import type { Handler } from '../../handler.ts';

export const markPosting: Handler<'v1/monitoring/mark-posting'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return mark(context, user, input, { address, requestId });
};
