import { z } from 'zod';
import { deck } from './bus.ts';
import { approvalKinds } from './line-approval.ts';

/** Reason of an approval or a refusal. */
export const approvalReason = z.string().trim().min(1, '请填写原因').max(200, '原因最多 200 字');

/** A line as it stood when somebody asked or decided. */
const approvalLine = z.object({
  cityCode: z.string(),
  mediumId: z.int(),
  formId: z.int(),
  formName: z.string(),
  /** A face, or `line:deck`. */
  unitKey: z.string(),
  unitName: z.string(),
  deck: deck.nullable(),
  permille: z.int(),
});

/** 折扣底线 of an order's media in its cities, and what was asked and decided about lines below them. */
export const discountApproval = z.object({
  floors: z.array(
    z.object({
      cityCode: z.string(),
      mediumId: z.int(),
      formId: z.int(),
      /** Share of the rate card, per mille. */
      floorPermille: z.int(),
      /** The reader may approve or refuse lines below it. */
      mayDecide: z.boolean(),
    }),
  ),
  /** Requests and decisions, the newest first. */
  acts: z.array(
    z.object({
      kind: z.enum(approvalKinds),
      actorName: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.string(),
      lines: z.array(approvalLine),
    }),
  ),
});
export type DiscountApproval = z.infer<typeof discountApproval>;
