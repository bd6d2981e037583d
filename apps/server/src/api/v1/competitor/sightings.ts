import { competitorGroup } from '@ooh/contract/domain/competitor';
import { readMarket } from '../../../market/competitor/market.ts';
import { sightingsPage } from '../../../market/competitor/sightings-page.ts';
import type { Handler } from '../../handler.ts';

export const listSightings: Handler<'v1/competitor/sightings'> = async ({ db }, input, { user }) =>
  sightingsPage(db, await readMarket(db, user, competitorGroup, input), input);
