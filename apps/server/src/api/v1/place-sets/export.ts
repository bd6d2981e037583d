import { exportPlaceSet as send } from '../../../city-data/place-set/export-place-set.ts';
import type { Handler } from '../../handler.ts';

export const exportPlaceSet: Handler<'v1/place-sets/export'> = (context, { placeSetId }, request) =>
  send(context, request, placeSetId);
