import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../market/competitor/market.ts';
import { yearlyMedia } from '../../market/competitor/media-structure.ts';
import type { Handler } from '../handler.ts';

export const mediaAnalysisDataYear: Handler<'competitor/mediaAnalysisDataYear'> = async (
  { db },
  input,
  { user },
) => yearlyMedia(db, await readMarket(db, user, competitorGroup, input, 'whole'));
