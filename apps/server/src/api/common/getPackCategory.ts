import { countPacks } from '../../planning/pack/list-packs.ts';
import type { Handler } from '../handler.ts';

export const getPackCategory: Handler<'common/getPackCategory'> = (context, _input, request) =>
  countPacks(context.db, request.user);
