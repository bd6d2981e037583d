import { sendCityBaseWorkbook } from '../../../documents/city-base-export.ts';
import type { Handler } from '../../handler.ts';

export const exportCityBase: Handler<'v1/city-base/export'> = (context, input, request) =>
  sendCityBaseWorkbook(context, request, input);
