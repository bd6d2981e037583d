import { exportPreference as sendTable } from '../../../../measurement/place-insight/export-preference.ts';
import type { Handler } from '../../../handler.ts';

export const exportPreference: Handler<'v1/people/preference/export'> = (context, input, request) =>
  sendTable(context, request, input);
