import type { EffectInput } from '../measurement/engine/work/measure-effect.ts';
import type { CityModel } from '../measurement/engine/city-model.ts';

/** What is measured of an order that buys each line of a small model, without days of its own. */
export const effectOfLines = ({ lineIds }: Pick<CityModel, 'lineIds'>): EffectInput => ({
  audience: { groups: [] },
  items: lineIds.map((lineId) => ({
    mediumId: 1,
    unit: { lineId, formFactor: 1 },
    planned: [],
    actual: [],
  })),
  faces: [],
  around: { passages: new Uint8Array(0), stationIds: [] },
  elapsedDays: 0,
});
