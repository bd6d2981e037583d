import { savePlaceSet as save } from '../../../city-data/place-set/save-place-set.ts';
import type { Handler } from '../../handler.ts';

export const savePlaceSet: Handler<'v1/place-sets/save'> = (context, input, { user, record }) =>
  save(context, user, input, record);
