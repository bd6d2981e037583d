import { sendCityRanking } from '../../../../documents/city-ranking-export.ts';
import type { Handler } from '../../../handler.ts';

export const exportCityRanking: Handler<'v1/people/city-ranking/export'> = (context, input, request) =>
  sendCityRanking(context, request, input);
