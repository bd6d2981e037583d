import { z } from 'zod';
import { cadences } from './competitor-names.ts';
import { competitorFilter } from './competitor.ts';
import { drawnCreative } from './drawn-creative.ts';

export { cadences } from './competitor-names.ts';

/** A place where a competitor's placement was seen. */
export const sighting = z.object({
  sightingId: z.string(),
  placementId: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  industry: z.string(),
  productName: z.string().nullable(),
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  placeName: z.string(),
  lng: z.number(),
  lat: z.number(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** Whole weeks from the first to the last sight, at least 1 (连续周数). */
  weeksRunning: z.int(),
  units: z.int(),
  unit: z.string(),
  spendFen: z.int(),
  isEstimated: z.boolean(),
  isSample: z.boolean(),
  /** What its picture is drawn of. */
  creative: drawnCreative,
});
export type Sighting = z.infer<typeof sighting>;

export const exampleSighting: Sighting = {
  sightingId: '440300-b-0002-2026-10-1-1',
  placementId: '440300-b-0002-2026-10-1',
  brandId: 'b-0002',
  brandName: '海岳汽车',
  industry: '汽车',
  productName: '海岳 X7',
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 2,
  mediumName: '公交候车亭',
  formId: 1,
  formName: '候车亭灯箱',
  placeName: '深南大道·科技园站',
  lng: 113.95,
  lat: 22.54,
  firstSeen: '2026-10-08',
  lastSeen: '2026-11-04',
  weeksRunning: 4,
  units: 3,
  unit: '面',
  spendFen: 4_500_000,
  isEstimated: true,
  isSample: true,
  creative: { hue: 210, variant: 1, slogan: '驶向下一程' },
};

/** What a user wants to be told of: new sightings of some brands, cities and media. */
export const subscriptionFilter = competitorFilter.omit({ startMonth: true, endMonth: true });

export const competitorSubscription = z.object({
  subscriptionId: z.string(),
  name: z.string(),
  filter: subscriptionFilter,
  cadence: z.enum(cadences),
  createdAt: z.string(),
});
export type CompetitorSubscription = z.output<typeof competitorSubscription>;
