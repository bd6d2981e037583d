import { getManLandCoverage } from '../v1/orders/man-land/coverage.ts';
import { getManLandFlow } from '../v1/orders/man-land/flow.ts';
import { getManLandHeat } from '../v1/orders/man-land/heat.ts';
import { getManLandMatrix } from '../v1/orders/man-land/matrix.ts';
import { listManLandUnits } from '../v1/orders/man-land/units.ts';

/** The people and places of an order: whom its areas hold, which media are free there, and what it covers. */
export const manLandCalls = {
  'v1/orders/man-land/coverage': getManLandCoverage,
  'v1/orders/man-land/flow': getManLandFlow,
  'v1/orders/man-land/heat': getManLandHeat,
  'v1/orders/man-land/matrix': getManLandMatrix,
  'v1/orders/man-land/units': listManLandUnits,
} as const;
