/** Kinds of data that calls read and change, as fine as a caller that caches answers needs. */
export type Subject =
  | 'account'
  | 'account-proposal'
  | 'api-key'
  | 'audit'
  | 'basket'
  | 'basket-content'
  | 'booking'
  | 'brand'
  | 'bus-line'
  | 'city-line'
  | 'combination'
  | 'combination-proposal'
  | 'competitor-conclusion'
  | 'content'
  | 'content-reading'
  | 'creative'
  | 'crowd-pack'
  | 'defence'
  | 'effect'
  | 'effect-board'
  | 'export'
  | 'favourite'
  | 'import-schedule'
  | 'material'
  | 'monitoring'
  | 'notice'
  | 'opportunity'
  | 'order'
  | 'order-comment'
  | 'order-follower'
  | 'order-share'
  | 'organisation'
  | 'import-template'
  | 'place-set'
  | 'plan'
  | 'plan-choice'
  | 'plan-lines'
  | 'release'
  | 'report-layout'
  | 'role'
  | 'session'
  | 'strategy-draft'
  | 'subscription'
  | 'user';

interface Dependent {
  readonly reads?: readonly Subject[];
  readonly changes?: readonly Subject[];
}

/** The calls that read each subject, by their keys. */
export function readersOf(registry: Readonly<Record<string, Dependent>>): Map<Subject, string[]> {
  const readers = new Map<Subject, string[]>();
  for (const [key, { reads = [] }] of Object.entries(registry))
    for (const subject of reads) readers.set(subject, [...(readers.get(subject) ?? []), key]);
  return readers;
}
