import { creativeStatistics } from '../../market/album/creative-statistics.ts';
import type { Handler } from '../handler.ts';

export const analyseCreative: Handler<'app-analyse-creative/conditionQuery'> = ({ db }, input, { user }) =>
  creativeStatistics(db, user, input);
