import { mediaContact as contactOf } from '../../../market/media-contact/media-contact.ts';
import type { Handler } from '../../handler.ts';

export const mediaContact: Handler<'v1/crowd-packs/media-contact'> = (context, input, { user }) =>
  contactOf(context, user, input);
