import { z } from 'zod';
import { accountId, auditOutcomes } from './administration.ts';

/** Which entries of the audit log. */
export const auditFilter = z.object({
  /** Part of the account, the action or the request id. */
  keyword: z.string().max(60).default(''),
  actorId: accountId.optional(),
  /** Prefix, for example `plan.` or `session.sign-in`. */
  action: z.string().max(60).default(''),
  outcome: z.enum(auditOutcomes).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Excluded. */
  to: z.iso.datetime({ offset: true }).optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;
