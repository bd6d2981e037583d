import { formAudience } from '../../../market/media-handbook/form-audience.ts';
import type { Handler } from '../../handler.ts';

export const getFormAudience: Handler<'v1/media-handbook/audience'> = (context, input, { user }) =>
  formAudience(context, user, input);
