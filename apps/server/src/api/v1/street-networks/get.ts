import type { CallOutput } from '@ooh/contract/registry';
import { schematicStreetsNotice } from '@ooh/streets/notice';
import { packedCityStreets } from '../../../city-data/streets/city-streets.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { memoize } from '../../../platform/memoize.ts';
import { regionByCode } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

type Answer = CallOutput<'v1/street-networks/{cityCode}'>;

/** Answers kept written out; the cities at work are few. */
const kept = memoize<Answer>(24);

export const getStreetNetwork: Handler<'v1/street-networks/{cityCode}'> = (context, { cityCode }) => {
  if (regionByCode(cityCode)?.level !== 'city') throw notFound('城市');
  return kept(cityCode, async () => {
    const packed = await packedCityStreets(context.config.dataDir, cityCode);
    if (packed === null) throw notFound('城市边界');
    return { notice: schematicStreetsNotice, packed: Buffer.from(packed).toString('base64') };
  });
};
