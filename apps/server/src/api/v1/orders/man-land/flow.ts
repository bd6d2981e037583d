import { manLandFlow } from '../../../../orders/man-land/flow.ts';
import type { Handler } from '../../../handler.ts';

export const getManLandFlow: Handler<'v1/orders/man-land/flow'> = (context, input, { user }) =>
  manLandFlow(context, user, input);
