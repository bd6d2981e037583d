import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../competitor/market.ts';
import { mediaStructure } from '../../competitor/media-structure.ts';
import type { Handler } from '../handler.ts';

export const getCompetitorDataTypeCategoryData: Handler<
  'competitor/getCompetitorDataTypeCategoryData'
> = async ({ db }, input, { user }) => mediaStructure(db, await readMarket(db, user, competitorGroup, input));
