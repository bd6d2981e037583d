import { manLandMatrix } from '../../../../orders/man-land/matrix.ts';
import type { Handler } from '../../../handler.ts';

export const getManLandMatrix: Handler<'v1/orders/man-land/matrix'> = (context, input, { user }) =>
  manLandMatrix(context, user, input);
