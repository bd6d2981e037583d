import { z } from 'zod';
import { basis, figure } from './figure.ts';
import { preferenceKinds, preferenceNatures } from './preference-names.ts';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';

export const preferenceQuestion = z.object({
  cityCode,
  targetAudience: targetAudience.default({ groups: [] }),
  kind: z.enum(preferenceKinds).default('format'),
});

/** One thing that an audience may use, visit or like. */
const preferenceRow = z.object({
  key: z.string(),
  name: z.string(),
  /** People of the audience who do. */
  persons: figure,
  /** Share of them in the audience, and of all people of the city who do; 0..1. */
  penetration: figure,
  basePenetration: z.number().nullable(),
  /** 100 × penetration ÷ penetration of all people. */
  tgi: figure,
  /** Places of the city that stand for it; null for a label. */
  places: z.int().nullable(),
  /** The label of a pack of those who carry it; null for a place. */
  labelId: z.int().nullable(),
});
export type PreferenceRow = z.infer<typeof preferenceRow>;

export const preferenceAnswer = z.object({
  sentence: z.string(),
  nature: z.enum(preferenceNatures),
  /** Most people of the audience first, what is withheld last. */
  rows: z.array(preferenceRow),
  /** People of the audience in the city. */
  persons: figure,
  basis,
});
