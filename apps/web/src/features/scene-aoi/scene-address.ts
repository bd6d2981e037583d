import { id, text } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';

/** Question about people, the scene that is looked at, and a district. */
const fields = { ...crowdFields, scene: text(10), district: text(40), draft: id() };
export type SceneAddress = ReadOf<typeof fields>;
export const readSceneAddress = addressReader(fields);
