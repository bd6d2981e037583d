import { sendEffectAreas } from '../../../documents/effect-areas.ts';
import type { Handler } from '../../handler.ts';

export const exportEffectManLand: Handler<'v1/effect/export-man-land'> = (context, input, request) =>
  sendEffectAreas(context, request, input);
