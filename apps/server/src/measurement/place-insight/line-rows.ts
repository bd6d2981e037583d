import { certain } from '@ooh/contract/core/certain';
import type { delineation } from '@ooh/contract/domain/delineation';
import type { z } from 'zod';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import type { LineNetwork } from '../../city-data/bus-line/line-network.ts';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import type { LineNearby } from './lines-nearby.ts';

type Delineation = z.output<typeof delineation>;

/** Rows of lines with the name of the nearest place and their prices. */
export async function lineRowsOf(
  stores: Stores,
  city: CityCrowd,
  network: LineNetwork,
  near: readonly LineNearby[],
  nameOf: (place: number) => string,
): Promise<Delineation['lineRows']> {
  if (near.length === 0) return [];
  const register = await registerOf(
    stores.db,
    certain(city.data.busLines, 'bus lines of a city with a network', city.data.cityCode),
  );
  return near.flatMap(({ line, distanceMeters, nearest, places }) => {
    const record = register.get(network.lines[line].lineId);
    if (record === undefined) return [];
    const prices = record.prices.map(({ formId, deck, priceFen, isPlaceholderPrice }) => ({
      formName: busFormOf(formId)?.name ?? String(formId),
      deck,
      priceFen,
      periodDays: 30,
      isSample: isPlaceholderPrice,
    }));
    const { lineId, lineName, level } = record;
    return [
      {
        lineId,
        lineName,
        level,
        nearestPoi: nameOf(nearest),
        distanceMeters,
        poisWithin: places,
        prices,
      },
    ];
  });
}
