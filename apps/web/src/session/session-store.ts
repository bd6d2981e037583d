import type { CallOutput } from '@ooh/contract/registry';
import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import {
  emptySession,
  parsePersistedSession,
  toPersisted,
  type PersistedSession,
} from './persisted-session.ts';
import { storageKey } from './product-identity.ts';
import { readStored, writeStored } from './stored-json.ts';

export type UserInfoState = 'absent' | 'loaded' | 'failed';

/** What the application knows about the signed-in user. */
export interface Session extends PersistedSession {
  readonly dataRoleRequest: PermissionStructure | null;
  readonly userInfo: UserInfoState;
  readonly organisationName: string;
  /** Side of the trade; null until the user's information has come. */
  readonly organisationKind: CallOutput<'account/get-user-info'>['organisationKind'] | null;
  readonly roleName: string;
  /** What has to be done before any page is open. */
  readonly factorStep: CallOutput<'account/get-user-info'>['factorStep'];
  readonly phone: string;
  readonly email: string;
  /** True when the service holds synthetic demonstration data. */
  readonly isDemo: boolean;
  /** Key of the AMap base map; null where the embedded one is used, empty where it is missing. */
  readonly amapKey: string | null;
}

const notLoaded = {
  dataRoleRequest: null,
  userInfo: 'absent',
  organisationName: '',
  organisationKind: null,
  roleName: '',
  factorStep: 'none',
  phone: '',
  email: '',
  isDemo: false,
  amapKey: null,
} as const;

export const sessionStorageKey = storageKey('session');

let current: Session = { ...emptySession, ...notLoaded, ...readPersisted() };
const listeners = new Set<() => void>();

function readPersisted(): PersistedSession {
  return parsePersistedSession(readStored(localStorage, sessionStorageKey));
}

function publish(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

export function getSession(): Session {
  return current;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some fields, keeps the rest, stores the persisted part. */
export function updateSession(change: Partial<Session>): void {
  publish({ ...current, ...change });
  writeStored(localStorage, sessionStorageKey, toPersisted(current));
}

/** Starts a session. Permission data of an earlier user is dropped. */
export function signIn(user: {
  token: string;
  userName: string;
  nickName: string;
  picture: string | null;
}): void {
  const { token, userName, nickName, picture } = user;
  updateSession({ ...notLoaded, token, userName, nickName, avatar: picture });
}

/** Ends the session: token and permission data go; user name, nickname and avatar stay stored. */
export function endSession(): void {
  updateSession({ ...notLoaded, token: null });
}

/** Follows sign-in, sign-out and theme changes made in another window of the same browser. */
export function followOtherWindows(onSignedOut: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== sessionStorageKey) return;
    const persisted = readPersisted();
    const isSameSession = persisted.token === current.token;
    publish({ ...current, ...(isSameSession ? {} : notLoaded), ...persisted });
    if (!isSameSession && persisted.token === null) onSignedOut();
  });
}
