import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { signIn } from '../../session/session-store.ts';
import {
  finishCompanySignIn,
  leaveForProvider,
  readProviderAnswer,
  type Finished,
} from './company-sign-in.ts';

export interface CompanySignIn {
  /** True while the user leaves for the provider or comes back from it. */
  readonly isUnderWay: boolean;
  readonly failure: string | undefined;
  readonly begin: () => void;
}

/** The address that the document was loaded from: the router has taken out of the present one what it does not know. */
const [loaded] = performance.getEntriesByType('navigation');
const answer = readProviderAnswer(new URL(loaded?.name ?? location.href).search);
/** Finished once, however often the page is drawn. */
let finished: Promise<Finished> | undefined;

/** Signs in with the company's account: to the provider, and back to this page. */
export function useCompanySignIn(target: string): CompanySignIn {
  const router = useRouter();
  const [isUnderWay, setUnderWay] = useState(answer !== undefined && finished === undefined);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (answer === undefined || finished !== undefined) return;
    finished = finishCompanySignIn(answer);
    void finished.then((outcome) => {
      setUnderWay(false);
      if (outcome.user === null) {
        setFailure(outcome.message);
        return router.navigate({ to: '/login', replace: true });
      }
      signIn(outcome.user);
      return router.navigate({ href: safeRedirect(outcome.target, location.origin), replace: true });
    });
  }, [router]);

  const begin = () => {
    setUnderWay(true);
    setFailure(undefined);
    const leave = async () => {
      const message = await leaveForProvider(target);
      setUnderWay(false);
      setFailure(message);
    };
    void leave();
  };
  return { isUnderWay, failure, begin };
}
