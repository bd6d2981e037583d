import { regions } from '../../reference/region/regions.ts';
import type { Handler } from '../handler.ts';

export const getMainDictRegionsList: Handler<'common-dict-region/getMainDictRegionsList'> = async (
  _context,
  input,
) =>
  regions().filter(
    (region) =>
      (input.level === undefined || region.level === input.level) &&
      (input.parentAdcode === undefined || region.parentAdcode === input.parentAdcode),
  );
