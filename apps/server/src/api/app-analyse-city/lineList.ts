import { listLines } from '../../market/city-line/city-lines.ts';
import type { Handler } from '../handler.ts';

export const listCityLines: Handler<'app-analyse-city/lineList'> = ({ db }, { keyword }, { user }) =>
  listLines(db, user, keyword);
