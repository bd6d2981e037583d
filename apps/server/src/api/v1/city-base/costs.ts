import { cityCosts } from '../../../market/city-ranking/city-costs.ts';
import type { Handler } from '../../handler.ts';

export const listCityCosts: Handler<'v1/city-base/costs'> = (context, input, { user }) =>
  cityCosts(context, user, input);
