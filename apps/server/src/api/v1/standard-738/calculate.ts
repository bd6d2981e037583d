import { explainStandard738 } from '../../../measurement/standard-738/explain-standard-738.ts';
import type { Handler } from '../../handler.ts';

export const calculateStandard738: Handler<'v1/standard-738/calculate'> = async (_context, input) =>
  explainStandard738(input);
