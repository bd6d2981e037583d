import { preferenceOf } from '../../../measurement/place-insight/preference.ts';
import type { Handler } from '../../handler.ts';

export const getPreference: Handler<'v1/people/preference'> = (context, input, { user }) =>
  preferenceOf(context, user, input);
