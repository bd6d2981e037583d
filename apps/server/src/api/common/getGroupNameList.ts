import { searchGroups } from '../../reference/brand/brand-store.ts';
import type { Handler } from '../handler.ts';

export const getGroupNameList: Handler<'common/getGroupNameList'> = (context, input) =>
  searchGroups(context.db, input.keyword);
