import { queryCityBase } from '../../market/media-analysis/city-base.ts';
import type { Handler } from '../handler.ts';

export const queryCities: Handler<'app-analyse-city/conditionQuery'> = (context, input, { user }) =>
  queryCityBase(context, user, input);
