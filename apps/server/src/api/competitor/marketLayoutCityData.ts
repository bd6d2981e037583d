import { competitorGroup } from '@ooh/contract/domain/competitor';
import { cityLayout } from '../../market/competitor/layout.ts';
import { readMarket } from '../../market/competitor/market.ts';
import type { Handler } from '../handler.ts';

export const marketLayoutCityData: Handler<'competitor/marketLayoutCityData'> = async (
  { db },
  input,
  { user },
) => cityLayout(db, await readMarket(db, user, competitorGroup, input));
