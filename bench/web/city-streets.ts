import { schematicStreetsNotice } from '@ooh/streets/notice';
import type { CallOutput } from '@ooh/contract/registry';
import { layCityStreets } from '../../apps/server/src/city-data/streets/lay-city-streets.ts';

/** The schematic streets of 深圳 as the service answers with them: the ground of the measured map. */
export async function cityStreets(): Promise<CallOutput<'v1/street-networks/{cityCode}'>> {
  const packed = await layCityStreets({ cityCode: '440300', declaredCode: '440300', name: '深圳市' });
  if (packed === null) throw new Error('no outline of 440300');
  return { notice: schematicStreetsNotice, packed: Buffer.from(packed).toString('base64') };
}
