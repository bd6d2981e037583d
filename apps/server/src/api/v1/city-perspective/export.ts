import { sendCityPortrait } from '../../../documents/city-portrait-deck.ts';
import { exportCityAreas as sendList } from '../../../measurement/place-insight/export-city-areas.ts';
import type { Handler } from '../../handler.ts';

export const exportCityAreas: Handler<'v1/city-perspective/export'> = (context, input, request) =>
  (input.format === 'pptx' ? sendCityPortrait : sendList)(context, request, input);
