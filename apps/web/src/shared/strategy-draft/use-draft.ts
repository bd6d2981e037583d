import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshAfter } from '../../api/refresh-after.ts';
import { queryKeyOf, useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { conflictCode } from '../../ui/saving/conflict-code.ts';
import type { SavingState } from '../../ui/saving/use-saving.ts';
import { contentOf, type DraftPart } from './draft-fields.ts';
import { rememberDraft } from './last-draft.ts';

export const strategyFlag = 'smartMarketingData.pageIsEnabled';

/** Two people have changed a draft: the own change and what is stored now. */
export interface DraftClash {
  readonly part: DraftPart;
  readonly mine: StrategyDraft;
  readonly theirs: StrategyDraft;
}

/** The draft of a page. Changes are saved one by one over the version that is shown; a clash waits for a decision. */
export function useDraft(draftId: string | undefined) {
  const client = useQueryClient();
  const isAllowed = useAllowed(strategyFlag);
  const isWanted = draftId !== undefined && isAllowed;
  const found = useCall('v1/strategy-drafts/get', { draftId: draftId ?? '' }, { enabled: isWanted });
  const [state, setState] = useState<SavingState>({ kind: 'clean' });
  const [clash, setClash] = useState<DraftClash>();
  useEffect(() => {
    if (found.data !== undefined) rememberDraft(found.data.draftId);
  }, [found.data]);

  const take = (draft: StrategyDraft) =>
    client.setQueryData(queryKeyOf('v1/strategy-drafts/get', { draftId: draft.draftId }), draft);

  const save = async (part: DraftPart, base = found.data): Promise<void> => {
    if (base === undefined) return;
    setState({ kind: 'saving' });
    const { draftId: id, version } = base;
    const sent = await call('v1/strategy-drafts/save', { ...contentOf(base), ...part, draftId: id, version });
    if (sent.body !== null) {
      take(sent.body);
      setState({ kind: 'saved', at: new Date() });
      setClash(undefined);
      return refreshAfter(client, 'v1/strategy-drafts/save');
    }
    if (sent.code === conflictCode) {
      const theirs = await call('v1/strategy-drafts/get', { draftId: id });
      setState({ kind: 'conflict' });
      if (theirs.body !== null)
        setClash({ part, mine: { ...base, ...(part as Partial<StrategyDraft>) }, theirs: theirs.body });
      return undefined;
    }
    setState({ kind: 'failed', message: sent.message });
    return undefined;
  };

  return {
    draft: isWanted ? found.data : undefined,
    isLoading: isWanted && found.data === undefined && found.error === null,
    error: isWanted && found.data === undefined ? found.error : null,
    retry: () => void found.refetch(),
    state,
    clash,
    save: (part: DraftPart) => save(part),
    /** Saves the own change over what is stored now. */
    overwrite: () => clash && save(clash.part, clash.theirs),
    takeTheirs: () => {
      if (clash === undefined) return;
      take(clash.theirs);
      setClash(undefined);
      setState({ kind: 'clean' });
    },
    take,
  };
}

export type DraftWork = ReturnType<typeof useDraft>;
