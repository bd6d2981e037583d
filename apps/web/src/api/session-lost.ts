import { endSession, getSession } from '../session/session-store.ts';

/** The server has no valid session for the request: status 403. */
export class SessionLostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SessionLostError';
  }
}

type Listener = (hadSession: boolean) => void;
const listeners = new Set<Listener>();

/** Runs when the server rejects a session, after the token is cleared; `hadSession` is false when none was sent. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Clears the token a rejected request was sent with. A request of an earlier session that comes back late
 * must not end a session that has begun since.
 */
export function loseSession(rejectedToken: string | null): void {
  if (getSession().token !== rejectedToken) return;
  endSession();
  for (const listener of listeners) listener(rejectedToken !== null);
}
