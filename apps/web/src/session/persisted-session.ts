export type ThemeName = 'light' | 'dark';

/** The part of the session that stays in the browser. The permission structure is never stored. */
export interface PersistedSession {
  readonly userName: string;
  readonly nickName: string;
  /** Address of the avatar; null shows the default image. */
  readonly avatar: string | null;
  readonly token: string | null;
  /** Stored preference; null follows the system. */
  readonly theme: ThemeName | null;
}

export const emptySession: PersistedSession = {
  userName: '',
  nickName: '',
  avatar: null,
  token: null,
  theme: null,
};

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** Reads a stored session of any shape; fields of a wrong type take their empty value. */
export function parsePersistedSession(stored: unknown): PersistedSession {
  if (typeof stored !== 'object' || stored === null) return emptySession;
  const fields = stored as Record<keyof PersistedSession, unknown>;
  return {
    userName: textOr(fields.userName, ''),
    nickName: textOr(fields.nickName, ''),
    avatar: typeof fields.avatar === 'string' ? fields.avatar : null,
    token: typeof fields.token === 'string' && fields.token !== '' ? fields.token : null,
    theme: fields.theme === 'light' || fields.theme === 'dark' ? fields.theme : null,
  };
}

/** Picks exactly the stored fields out of a larger session. */
export function toPersisted(session: PersistedSession): PersistedSession {
  const { userName, nickName, avatar, token, theme } = session;
  return { userName, nickName, avatar, token, theme };
}
