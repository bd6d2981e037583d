import { sendMediaList } from '../../../documents/media-list.ts';
import type { Handler } from '../../handler.ts';

export const exportMedia: Handler<'v1/media-inventory/export'> = (context, input, request) =>
  sendMediaList(context, request, input);
