import { creativeTags } from '../../market/album/creative-statistics.ts';
import type { Handler } from '../handler.ts';

export const getCreativeTagCategory: Handler<'app-analyse-creative/getTagCategory'> = (
  { db },
  _input,
  { user },
) => creativeTags(db, user);
