import { readPlaceSet } from '../../../city-data/place-set/read-place-sets.ts';
import type { Handler } from '../../handler.ts';

export const getPlaceSet: Handler<'v1/place-sets/get'> = ({ db }, { placeSetId }, { user }) =>
  readPlaceSet(db, user, placeSetId);
