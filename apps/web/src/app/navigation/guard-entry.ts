import { redirect } from '@tanstack/react-router';
import { getSession } from '../../session/session-store.ts';
import { ensureUserInfo } from '../account/user-info.ts';
import { decideEntry } from './decide-entry.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** Runs before every navigation: lets it pass, waits for the user's permissions, or throws the way to /login or /second-factor. */
export async function guardEntry(target: string, metadata: RouteMetadata | undefined): Promise<void> {
  const { token, dataRoleRequest } = getSession();
  const session = { hasToken: token !== null, hasPermission: dataRoleRequest !== null };
  const entry = decideEntry(metadata ?? {}, session, target);
  if (entry.kind === 'sign-in') throw redirect({ to: '/login', search: { redirect: entry.redirect } });
  if (entry.kind === 'load-user-info') await ensureUserInfo();
  const awaitsFactor = getSession().factorStep !== 'none' && metadata?.noAuth !== true;
  if (awaitsFactor && !target.startsWith('/second-factor'))
    throw redirect({ to: '/second-factor', search: { redirect: target } });
}
