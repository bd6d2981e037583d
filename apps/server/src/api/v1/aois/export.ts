import { exportAois as sendList } from '../../../measurement/place-insight/export-aois.ts';
import type { Handler } from '../../handler.ts';

export const exportAois: Handler<'v1/aois/export'> = (context, input, request) =>
  sendList(context, request, input);
