import { packChoices } from '../../../planning/pack/pack-choices.ts';
import type { Handler } from '../../handler.ts';

export const listPackChoices: Handler<'v1/crowd-packs/choices'> = (context, _input, request) =>
  packChoices(context.db, request.user, context.now());
