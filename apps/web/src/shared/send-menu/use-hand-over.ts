import type { HandOver } from '@ooh/contract/domain/hand-over';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import { useEffect } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall } from '../../api/use-call.ts';

/** What was sent to a page by its address (`handOver=`), within the page's own permission; says once what arrived. */
export function useHandOver(
  handOverId: string | undefined,
  kind: HandOverKind,
): { readonly load: HandOver['load'] | undefined; readonly isLoading: boolean } {
  const isSent = handOverId !== undefined;
  const { data, error } = useCall(
    'v1/hand-overs/get',
    { handOverId: handOverId ?? '' },
    { enabled: isSent, staleMs: Infinity },
  );
  const isRight = data?.kind === kind;
  const sentence = isRight ? data.sentence : undefined;
  const isLeftOut = isRight && data.leftOutItems > 0;
  const failure = error?.message;
  useEffect(() => {
    if (sentence !== undefined) notifyBriefly({ kind: isLeftOut ? 'warning' : 'success', title: sentence });
  }, [sentence, isLeftOut]);
  useEffect(() => {
    if (failure !== undefined)
      notifyBriefly({ kind: 'warning', title: '带入的内容已失效，请从原页面重新发送' });
  }, [failure]);
  return { load: isRight ? data.load : undefined, isLoading: isSent && data === undefined && error === null };
}
