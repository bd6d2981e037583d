import { manLandUnits } from '../../../../orders/man-land/matched-units.ts';
import type { Handler } from '../../../handler.ts';

export const listManLandUnits: Handler<'v1/orders/man-land/units'> = (context, input, { user }) =>
  manLandUnits(context, user, input);
