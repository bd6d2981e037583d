import { useSyncExternalStore } from 'react';
import { isOpenTo } from './is-open-to.ts';
import { getSession, subscribeSession, type Session } from './session-store.ts';

/** The session, or the part of it that `select` picks; re-renders only when that part changes. */
export function useSession(): Session;
export function useSession<Part>(select: (session: Session) => Part): Part;
export function useSession<Part>(select?: (session: Session) => Part): Session | Part {
  return useSyncExternalStore(subscribeSession, () => (select ? select(getSession()) : getSession()));
}

/** Whether a comma-separated list of permission paths grants anything; an absent list asks for nothing. */
export function useAllowed(authKey: string | undefined): boolean {
  return useSession((session) => isOpenTo(session.dataRoleRequest, authKey));
}

/** Nickname, or the user name where there is none. */
export function useDisplayName(): string {
  return useSession((session) => session.nickName || session.userName);
}
