import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../market/competitor/market.ts';
import { tendencyOf } from '../../market/competitor/tendency.ts';
import type { Handler } from '../handler.ts';

export const getTendencyOverview: Handler<'competitor/getTendencyOverview'> = async (
  { db },
  input,
  { user },
) => tendencyOf(db, await readMarket(db, user, competitorGroup, input), input.dimension, input.limit);
