import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../market/competitor/market.ts';
import { mediaStructure } from '../../market/competitor/media-structure.ts';
import type { Handler } from '../handler.ts';

export const getCompetitorDataTypeCategoryData: Handler<
  'competitor/getCompetitorDataTypeCategoryData'
> = async ({ db }, input, { user }) => mediaStructure(db, await readMarket(db, user, competitorGroup, input));
