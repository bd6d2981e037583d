import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../market/competitor/market.ts';
import { summarise } from '../../market/competitor/summary.ts';
import type { Handler } from '../handler.ts';

export const getCompetitorSummarize: Handler<'competitor/getCompetitorSummarize'> = async (
  { db },
  input,
  { user },
) => summarise(db, await readMarket(db, user, competitorGroup, input));
