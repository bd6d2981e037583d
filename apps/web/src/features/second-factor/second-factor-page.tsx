import { useRouter, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { endSession, updateSession } from '../../session/session-store.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { EnterCode } from './enter-code.tsx';
import styles from './second-factor-page.module.css';
import { SetUpFactor } from './set-up-factor.tsx';

/** What a session has to do before any other page: set up the second factor that its role requires, or enter a code of it. */
export function SecondFactorPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/second-factor' });
  const target = safeRedirect(redirect, location.origin);
  const info = useCall('account/get-user-info', {}, { staleMs: 0 });
  const step = info.data?.factorStep;
  const goOn = () => {
    updateSession({ factorStep: 'none' });
    void router.navigate({ href: target, replace: true });
  };
  useEffect(() => {
    if (step === 'none') void router.navigate({ href: target, replace: true });
  }, [router, step, target]);
  const signOut = () => {
    // Unnotified: signing out does not wait for the service, nor depend on it.
    void call('v1/session/end', {}, { unnotified: true }).catch(() => undefined);
    endSession();
    void router.navigate({ to: '/login' });
  };
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>两步验证</h1>
        {info.error && (
          <StateBlock kind="section-failed" error={info.error} onRetry={() => void info.refetch()} />
        )}
        {!info.error && (step === undefined || step === 'none') && <StateBlock kind="loading" rows={4} />}
        {step === 'enter' && <EnterCode onPassed={goOn} />}
        {step === 'set-up' && info.data && (
          <SetUpFactor
            roleName={info.data.roleName}
            asksPassword={info.data.signedInBy === 'password'}
            onConfirmed={goOn}
          />
        )}
        <Button type="link" block onClick={signOut}>
          退出登录
        </Button>
      </div>
    </main>
  );
}
