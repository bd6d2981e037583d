import { proposeMakeGood as propose } from '../../../orders/monitoring/make-good.ts';
import type { Handler } from '../../handler.ts';

export const proposeMakeGood: Handler<'v1/monitoring/make-good'> = async (context, input, { user }) =>
  propose(context, user, input);
