import { z } from 'zod';

/** Instead of its effect, where a change waits for another administrator. */
export const proposed = z.object({ changeId: z.string() });

/** The effect of a change of accounts, or the proposal that was made of it. */
export const orProposed = <Effect extends z.ZodType>(effect: Effect) => z.union([effect, proposed]);

export const proposalKinds = [
  'users/create',
  'users/update',
  'users/reset-password',
  'roles/save',
  'roles/remove',
  'organisations/save',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalStates = ['open', 'confirmed', 'refused', 'withdrawn'] as const;

/** One difference that a proposal makes, in words; null for nothing there before, or any more. */
export const proposedChange = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ProposedChange = z.infer<typeof proposedChange>;

export const proposalRow = z.object({
  changeId: z.string(),
  kind: z.enum(proposalKinds),
  /** The user, role or organisation that it is about. */
  subject: z.string(),
  changes: z.array(proposedChange),
  state: z.enum(proposalStates),
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** True for a proposal of the caller, who does not decide it. */
  isOwn: z.boolean(),
  /** What it is based on has changed since: it can only be refused or withdrawn. */
  isStale: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ProposalRow = z.infer<typeof proposalRow>;

export const exampleProposal: ProposalRow = {
  changeId: 'p-1',
  kind: 'users/update',
  subject: 'planner（媒介策划示例）',
  changes: [{ label: '角色', before: '媒介策划', after: '平台管理员' }],
  state: 'open',
  proposedBy: 'admin',
  proposedAt: '2026-11-21T00:00:00.000Z',
  isOwn: false,
  isStale: false,
  decidedBy: null,
  decidedAt: null,
  reason: null,
};
