import { preferenceKinds } from '@ooh/contract/domain/preference-names';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { adcode, id, oneOf, text } from '../../ui/address/address-fields.ts';

/** City, audience and kind of preference. */
const fields = { city: adcode(), ta: text(4000), kind: oneOf(preferenceKinds), draft: id() };
export const parsePreference = addressReader(fields);
export type PreferenceAddress = ReadOf<typeof fields>;
