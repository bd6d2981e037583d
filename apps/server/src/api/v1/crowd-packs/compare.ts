import { comparePacks as compare } from '../../../planning/pack/compare-packs.ts';
import type { Handler } from '../../handler.ts';

export const comparePacks: Handler<'v1/crowd-packs/compare'> = (context, input, request) =>
  compare(context, request.user, input.packIds);
