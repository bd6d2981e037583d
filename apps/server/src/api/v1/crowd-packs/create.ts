import { submitPack } from '../../../planning/pack/submit-pack.ts';
import type { Handler } from '../../handler.ts';

export const createPack: Handler<'v1/crowd-packs'> = (context, input, request) =>
  submitPack(context, request, input);
