import { sendPlacements } from '../../../documents/placements-export.ts';
import type { Handler } from '../../handler.ts';

export const exportPlacements: Handler<'v1/competitor/export'> = (context, input, request) =>
  sendPlacements(context, request, input);
