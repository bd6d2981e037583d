import { packOverview } from '../../../planning/pack/pack-overview.ts';
import type { Handler } from '../../handler.ts';

export const overviewPacks: Handler<'v1/crowd-packs/overview'> = (context, input, request) =>
  packOverview(context, request.user, [...new Set(input.packIds)]);
