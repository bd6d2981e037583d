import { thirdPartyFile } from '../../../orders/effect/third-party.ts';
import type { Handler } from '../../handler.ts';

export const getThirdPartyReport: Handler<'v1/effect/third-party-reports/{reportId}'> = async (
  context,
  input,
  { user },
) => thirdPartyFile(context, user, input.reportId);
