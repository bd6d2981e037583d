import { z } from 'zod';
import { figure } from './figure.ts';
import { mediaUnit } from './media-search.ts';

/** How the units that reach an audience best are ranked. */
export const contactSorts = ['contacts', 'tgi', 'cpm'] as const;
export const contactSortNames = { contacts: 'TA 接触', tgi: 'TGI', cpm: 'TA-CPM' } as const;
export type ContactSort = (typeof contactSorts)[number];

/** What all that is free of a medium, or of one of its forms, in the period could bring an audience. */
export const contactGroup = z.object({
  mediumId: z.int(),
  mediumName: z.string(),
  /** Null for the medium as a whole; a vehicle then counts once, in the form with most contacts. */
  formId: z.int().nullable(),
  formName: z.string().nullable(),
  /** Counting unit: 面, 块, 辆. */
  unit: z.string(),
  units: z.int(),
  /** Units free on all days of the period. */
  freeUnits: z.int(),
  /** Share of the audience, and people of it, reached at least once if everything free were bought: the most there is. */
  reachShare: figure,
  reach: figure,
  /** Contacts of the audience a day with all free units. */
  contactsPerDay: figure,
  /** Share of the audience in the contacts, and 100 × it ÷ the audience's share of the city. */
  taConcentration: figure,
  tgi: figure,
  /** Median rate card cost per thousand contacts of the audience over the free units. */
  medianCpmFen: z.int().nullable(),
});
export type ContactGroup = z.infer<typeof contactGroup>;

/** A unit as the media search says it, with the index of its concentration. */
export const contactUnit = mediaUnit.extend({ tgi: figure });
export type ContactUnit = z.infer<typeof contactUnit>;
