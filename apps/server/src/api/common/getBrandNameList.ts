import { searchBrands } from '../../reference/brand/brand-store.ts';
import type { Handler } from '../handler.ts';

export const getBrandNameList: Handler<'common/getBrandNameList'> = (context, input, { user }) =>
  searchBrands(context.db, user.organisationId, input);
