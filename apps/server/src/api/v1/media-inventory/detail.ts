import { unitDetail } from '../../../market/media-search/unit-detail.ts';
import type { Handler } from '../../handler.ts';

export const getMediaUnit: Handler<'v1/media-inventory/detail'> = (context, input, { user }) =>
  unitDetail(context, user, input);
