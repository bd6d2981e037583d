import { exportBusinessDistricts as sendRanking } from '../../../measurement/place-insight/export-business-districts.ts';
import type { Handler } from '../../handler.ts';

export const exportBusinessDistricts: Handler<'v1/business-districts/export'> = (context, input, request) =>
  sendRanking(context, request, input);
