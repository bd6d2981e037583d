import { z } from 'zod';
import { deck } from './bus.ts';
import { orderPermit } from './media-order.ts';
import { smartSelectPermit } from './smart-plan.ts';

/** What a creative belongs to. */
export const creativeSubjects = ['order', 'plan'] as const;
export type CreativeSubject = (typeof creativeSubjects)[number];

export const creativeSubject = z.object({
  subject: z.enum(creativeSubjects),
  subjectId: z.string().min(1).max(40),
});

/** Calls of both kinds; the service also asks for the permission of the kind itself. */
export const creativePermit = { anyOf: [...orderPermit.anyOf, ...smartSelectPermit.anyOf] } as const;

/** Largest picture of a creative. */
export const maxCreativeBytes = 10 * 1024 * 1024;

export const creative = z.object({
  creativeId: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  uploaderName: z.string(),
  uploadedAt: z.string(),
  /** Whether an order shows the creative of the plan that it was made from. */
  isOfPlan: z.boolean(),
});
export type Creative = z.infer<typeof creative>;

/** A format of the plan's or order's media. */
export const creativeFormat = z.object({
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  deck: deck.nullable(),
  cityNames: z.array(z.string()),
});
export type CreativeFormat = z.infer<typeof creativeFormat>;

export const exampleCreative: Creative = {
  creativeId: '0193a1b2-0000-7000-8000-00000000000e',
  fileName: '主画面.png',
  mediaType: 'image/png',
  bytes: 482_133,
  uploaderName: '媒介策划',
  uploadedAt: '2026-11-21T06:00:00.000Z',
  isOfPlan: false,
};
