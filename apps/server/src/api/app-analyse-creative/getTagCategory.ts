import { creativeTags } from '../../market/album/creative-tags.ts';
import type { Handler } from '../handler.ts';

export const getCreativeTagCategory: Handler<'app-analyse-creative/getTagCategory'> = (
  { db },
  input,
  { user },
) => creativeTags(db, user, input);
