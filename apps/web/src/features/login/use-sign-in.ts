import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { SessionLostError } from '../../api/session-lost.ts';
import { rememberAccount } from '../../session/remembered-account.ts';
import { signIn } from '../../session/session-store.ts';
import { readLoginOutcome, type LoginOutcome } from './login-outcome.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** Of the second factor, once it was asked for. */
  readonly code?: string;
}

export interface SignIn {
  readonly outcome: LoginOutcome | undefined;
  readonly isSending: boolean;
  /** True once the service has asked for the code of the second factor. */
  readonly asksCode: boolean;
  /** Seconds until the next attempt is allowed; 0 when now. */
  readonly waitSeconds: number;
  readonly send: (credentials: Credentials) => Promise<void>;
  readonly forgetOutcome: () => void;
}

/** Signs in and goes on to `target`. */
export function useSignIn(target: string): SignIn {
  const router = useRouter();
  const [outcome, setOutcome] = useState<LoginOutcome>();
  const [isSending, setSending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [waitSeconds, setWaitSeconds] = useState(0);

  useEffect(() => {
    if (waitSeconds === 0) return undefined;
    const timer = setTimeout(() => setWaitSeconds(waitSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);

  const send = async ({ userName, password, isRemembered, code }: Credentials) => {
    setSending(true);
    setOutcome(undefined);
    const result = await call('access/login', { userName, password, ...(code ? { code } : {}) }).catch(
      (failure: unknown) => {
        // There is no session yet: a lost-session answer is an ordinary failure here.
        if (!(failure instanceof SessionLostError)) throw failure;
        return { code: '03' as const, message: failure.message, body: null };
      },
    );
    setSending(false);
    const next = readLoginOutcome(result);
    setOutcome(next);
    if (next.kind === 'code') setAsksCode(true);
    if (next.kind === 'wait') setWaitSeconds(next.seconds);
    if (next.kind !== 'signed-in' || result.body === null) return;
    rememberAccount(isRemembered ? userName.trim() : '');
    signIn(result.body);
    await router.navigate({ href: target, replace: true });
  };
  return { outcome, isSending, asksCode, waitSeconds, send, forgetOutcome: () => setOutcome(undefined) };
}
