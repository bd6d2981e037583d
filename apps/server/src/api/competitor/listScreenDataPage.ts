import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../market/competitor/market.ts';
import { placementsPage } from '../../market/competitor/placements-page.ts';
import type { Handler } from '../handler.ts';

export const listScreenDataPage: Handler<'competitor/listScreenDataPage'> = async ({ db }, input, { user }) =>
  placementsPage(db, await readMarket(db, user, competitorGroup, input), input);
