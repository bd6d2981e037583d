import type { RouteMetadata } from './route-metadata.ts';

export type Entry =
  | { readonly kind: 'enter' }
  | { readonly kind: 'load-user-info' }
  | { readonly kind: 'sign-in'; readonly redirect: string };

/**
 * What a navigation needs before its page may show. Public pages never wait; a token with permission data
 * not yet loaded fetches them once; without a token the way leads to sign-in, keeping the full target path.
 */
export function decideEntry(
  metadata: Pick<RouteMetadata, 'noAuth'>,
  session: { readonly hasToken: boolean; readonly hasPermission: boolean },
  target: string,
): Entry {
  if (session.hasToken && !session.hasPermission) return { kind: 'load-user-info' };
  if (session.hasToken || metadata.noAuth === true) return { kind: 'enter' };
  return { kind: 'sign-in', redirect: target };
}
