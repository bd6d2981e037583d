import { competitorGroup } from '@ooh/contract/domain/competitor';
import { brandLayout } from '../../market/competitor/layout.ts';
import { readMarket } from '../../market/competitor/market.ts';
import type { Handler } from '../handler.ts';

export const marketLayout: Handler<'competitor/marketLayout'> = async ({ db }, input, { user }) =>
  brandLayout(db, await readMarket(db, user, competitorGroup, input), input);
