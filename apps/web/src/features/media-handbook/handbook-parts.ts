import type { CallOutput } from '@ooh/contract/registry';

export type Handbook = CallOutput<'v1/media-handbook/get'>;
export type HandbookForm = Handbook['forms'][number];
export type CategoryMedium =
  CallOutput<'app-analyse-media/categoryQuery'>['categories'][number]['media'][number];
export type CategoryForm = CategoryMedium['forms'][number];
export type RateCards = CallOutput<'v1/rate-cards/list'>;
export type RateCardRow = RateCards['rows'][number];

/** Of all units of a city, those free today; null without units. */
export const freeShareOf = ({ units, free }: Pick<RateCardRow, 'units' | 'free'>): number | null =>
  units === 0 ? null : free / units;
