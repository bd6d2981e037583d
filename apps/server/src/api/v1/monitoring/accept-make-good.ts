import { acceptMakeGood as accept } from '../../../orders/monitoring/accept-make-good.ts';
import type { Handler } from '../../handler.ts';

export const acceptMakeGood: Handler<'v1/monitoring/accept-make-good'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return accept(context, user, input, { address, requestId });
};
