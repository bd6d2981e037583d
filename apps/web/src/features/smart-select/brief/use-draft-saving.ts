import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { localCodes } from '../../../api/answer.ts';
import { briefOf, type BriefDraft } from './brief-draft.ts';
import { forgetDraft, storeDraft } from './draft-store.ts';

const idleMs = 5000;

/** Where a plan stands on the server; absent until it is first saved. */
export interface SavedPlan {
  readonly planId: string;
  readonly version: number;
}

export type SavingState =
  | { readonly kind: 'clean' | 'editing' | 'saving' | 'incomplete' | 'conflict' }
  | { readonly kind: 'saved' | 'stored' | 'offline'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

export interface DraftSavingOptions {
  readonly draft: BriefDraft;
  readonly plan: SavedPlan | undefined;
  /** The draft as the server has it; undefined for a new plan. */
  readonly savedDraft: BriefDraft | undefined;
  /** False while nothing may be saved, for example during a computation. */
  readonly isEnabled: boolean;
  readonly onCreated: (planId: string) => void;
}

const conflictCode = '11';

type Sent =
  | { readonly kind: 'saved'; readonly plan: SavedPlan }
  | { readonly kind: 'offline' }
  | { readonly kind: 'incomplete' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

/** Stores a draft on the server: over a version of a plan, or as a new plan. */
async function sendDraft(draft: BriefDraft, base: SavedPlan | undefined): Promise<Sent> {
  const brief = briefOf(draft);
  if (!brief) return { kind: 'incomplete' };
  const { body, code, message } = base
    ? await call('ai-option-mode/update', { ...base, brief }, { quiet: true })
    : await call('ai-option-mode/insert', { brief }, { quiet: true });
  if (body) return { kind: 'saved', plan: { planId: body.planId, version: body.version } };
  if (code === localCodes.network || code === localCodes.timeout) return { kind: 'offline' };
  return code === conflictCode ? { kind: 'conflict' } : { kind: 'failed', message };
}

/** While editing goes on, an old 「已保存」 would mislead; refusals stay on show until the next attempt. */
function shownState(state: SavingState, isDirty: boolean): SavingState {
  const stays = state.kind === 'saving' || state.kind === 'conflict' || state.kind === 'failed';
  return !isDirty || stays || state.kind === 'incomplete' ? state : { kind: 'editing' };
}

/** Calls `save` after idle seconds with unsaved work, and when the connection comes back. */
function useAutosave(isDue: boolean, text: string, isOffline: boolean, save: () => void): void {
  const saveLater = useEffectEvent(save);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(saveLater, idleMs, text);
    return () => clearTimeout(timer);
  }, [isDue, text]);
  useEffect(() => {
    if (!isOffline) return undefined;
    const whenBack = () => saveLater();
    addEventListener('online', whenBack);
    return () => removeEventListener('online', whenBack);
  }, [isOffline]);
}

/**
 * Saves a draft after five idle seconds, on demand, and when the connection is back. What is not yet complete
 * enough for the server, or cannot reach it, is kept in the browser.
 */
export function useDraftSaving({ draft, plan, savedDraft, isEnabled, onCreated }: DraftSavingOptions) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(plan);
  const [state, setState] = useState<SavingState>({ kind: 'clean' });
  const [kept, setKept] = useState(() => JSON.stringify(savedDraft ?? draft));
  const underWay = useRef<Promise<SavedPlan | undefined>>(undefined);
  const text = JSON.stringify(draft);
  const isDirty = isEnabled && text !== kept;

  const settle = (sent: Sent, base: SavedPlan | undefined): SavedPlan | undefined => {
    if (sent.kind === 'saved') {
      forgetDraft(base?.planId);
      setSaved(sent.plan);
      setKept(text);
      setState({ kind: 'saved', at: new Date() });
      if (!base) onCreated(sent.plan.planId);
      void client.invalidateQueries({ queryKey: ['ai-option-mode/getBasePlanDetail'] });
      void client.invalidateQueries({ queryKey: ['ai-option-mode/list'] });
      return sent.plan;
    }
    if (sent.kind === 'offline' || (sent.kind === 'incomplete' && !base)) {
      const at = new Date();
      storeDraft(base?.planId, draft, at.toISOString());
      setKept(text);
      setState({ kind: sent.kind === 'offline' ? 'offline' : 'stored', at });
    } else setState(sent);
    return undefined;
  };

  /** One save at a time: a second one would carry the version of the first. */
  const save = async (base = saved): Promise<SavedPlan | undefined> => {
    const before = await underWay.current;
    setState({ kind: 'saving' });
    const work = sendDraft(draft, before ?? base).then((sent) => settle(sent, before ?? base));
    underWay.current = work;
    try {
      return await work;
    } finally {
      underWay.current = undefined;
    }
  };

  useAutosave(isDirty && state.kind !== 'conflict', text, state.kind === 'offline', () => void save());

  return {
    saved,
    isDirty,
    state: shownState(state, isDirty),
    /** Saves now; resolves to the plan, or to undefined when it was not saved. */
    save: () => (isDirty || !saved || state.kind === 'offline' ? save() : Promise.resolve(saved)),
    /** Ends a conflict with what is there now. */
    adopt: (theirs: BriefDraft, version: number) => {
      if (saved) setSaved({ planId: saved.planId, version });
      setKept(JSON.stringify(theirs));
      setState({ kind: 'clean' });
    },
    /** Ends a conflict by writing over the version that is there now. */
    overwrite: (version: number) => (saved ? save({ ...saved, version }) : Promise.resolve(undefined)),
  };
}
