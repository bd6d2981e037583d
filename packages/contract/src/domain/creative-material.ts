import { z } from 'zod';
import { album, exampleAlbum } from './album.ts';
import { mostMaterials } from './creative-material-names.ts';
import { orderId, orderPermit, orderRowExample } from './media-order.ts';
import { draftId, strategyPermit } from './strategy-draft.ts';

/** Works (创意应用) that an order's or a strategy draft's proposal shows on its page 「创意参考」. */

/** Permission flags of materials: those of orders and of strategy drafts; each opens its own subject. */
export const materialPermit = { anyOf: [...orderPermit.anyOf, ...strategyPermit.anyOf] } as const;

/** An order or a strategy draft. */
const subjectFields = { orderId: orderId.optional(), draftId: draftId.optional() };
const isOne = (subject: { readonly orderId?: string; readonly draftId?: string }): boolean =>
  (subject.orderId === undefined) !== (subject.draftId === undefined);
const oneText = '须给出订单或策略草稿之一';

export const materialSubject = z.object(subjectFields).refine(isOne, oneText);
export type MaterialSubject = z.output<typeof materialSubject>;

/** Adding and removing, and not the whole list: two people who choose at once lose nothing. */
export const materialChange = z
  .object({
    ...subjectFields,
    action: z.enum(['add', 'remove']),
    albumIds: z.array(z.string().min(1).max(80)).min(1).max(mostMaterials),
  })
  .refine(isOne, oneText);

export const materials = z.object({
  /** In the order in which they were chosen; only those that the reader may see. */
  works: z.array(album),
  /** Chosen works that the reader may not see, or that are not in force any more. */
  hiddenWorks: z.int(),
});

export const materialExample = {
  input: { orderId: orderRowExample.orderId },
  output: { works: [exampleAlbum], hiddenWorks: 0 },
};
