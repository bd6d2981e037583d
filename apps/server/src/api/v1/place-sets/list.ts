import { readPlaceSets } from '../../../city-data/place-set/read-place-sets.ts';
import type { Handler } from '../../handler.ts';

export const listPlaceSets: Handler<'v1/place-sets/list'> = async ({ db }, input, { user }) => ({
  placeSets: await readPlaceSets(db, user, input),
});
