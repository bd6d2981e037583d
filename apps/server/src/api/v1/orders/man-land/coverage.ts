import { manLandCoverage } from '../../../../orders/man-land/coverage.ts';
import type { Handler } from '../../../handler.ts';

export const getManLandCoverage: Handler<'v1/orders/man-land/coverage'> = (context, input, { user }) =>
  manLandCoverage(context, user, input);
