import { z } from 'zod';
import { orderDay } from './media-order.ts';
import { basis, figure } from './figure.ts';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';

/** What cities are compared for. */
export const cityRankingQuestion = z.object({
  cityCodes: z.array(cityCode).min(1, '请选择城市').max(60, '最多比较 60 个城市'),
  targetAudience: targetAudience.default({ groups: [] }),
  startDate: orderDay,
  weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周'),
});

/** Whether a city's supply is known: still computed, not granted, without media or people. */
const supplyStates = ['ready', 'computing', 'not-granted', 'none'] as const;

/** What one medium of a city has for sale in the period. */
const mediumSupply = z.object({
  mediumId: z.int(),
  mediumName: z.string(),
  units: z.int(),
  freeUnits: z.int(),
  /**
   * Contacts a day of the audience with the free units, those included that are withheld one by one but may be told
   * together; null where none may be shown.
   */
  contactsPerDay: z.number().nullable(),
});

/** What of a city's media is free in the period, of the media that the reader may see. */
const citySupply = z.object({
  state: z.enum(supplyStates),
  /** Why there is none, in words. */
  reason: z.string().nullable(),
  units: z.int().nullable(),
  freeUnits: z.int().nullable(),
  /** Free ÷ all units in the period. */
  freeShare: z.number().nullable(),
  /** 人均可用接触/日: contacts a day of the audience with the free units ÷ people of the audience. */
  contactsPerPerson: z.number().nullable(),
  /** Median rate card cost per thousand contacts of the audience over the free units. */
  medianCpmFen: z.int().nullable(),
  /** Free units whose contacts are in no sum: unknown to the model, or too few people behind them even together. */
  uncountedUnits: z.int().nullable(),
  media: z.array(mediumSupply),
});
export type CitySupply = z.infer<typeof citySupply>;

export const cityRankingRow = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  tier: z.string().nullable(),
  persons: figure,
  share: figure,
  /** 100 × share ÷ share over all cities asked about. */
  tgi: figure,
  supply: citySupply,
  basis,
});
export type CityRankingRow = z.infer<typeof cityRankingRow>;
