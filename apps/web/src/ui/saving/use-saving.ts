import { refreshAfter } from '../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localCodes } from '../../api/answer.ts';
import type { CallKey, CallResult } from '../../api/call-types.ts';
import { conflictCode } from './conflict-code.ts';

const idleMs = 5000;

/** Id and version of a piece of work (a plan or an order) on the server. */
export interface SavedWork {
  readonly workId: string;
  readonly version: number;
}

export type SavingState =
  | { readonly kind: 'clean' | 'editing' | 'saving' | 'incomplete' | 'conflict' }
  | { readonly kind: 'saved' | 'stored' | 'offline'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** How one kind of content is saved. */
export interface SavingOptions<Content> {
  readonly content: Content;
  /** Absent until it is first saved. */
  readonly work: SavedWork | undefined;
  /** The content as the server has it; undefined for new work. */
  readonly savedContent: Content | undefined;
  /** False while nothing may be saved, for example during a computation. */
  readonly isEnabled: boolean;
  /** Sends the content over a version of the work; undefined when it is not complete enough to be sent. */
  readonly send: (
    content: Content,
    base: SavedWork | undefined,
  ) => Promise<CallResult<SavedWork>> | undefined;
  /** Stores the content in the browser when it cannot be saved on the server. */
  readonly keep: (content: Content, workId: string | undefined, at: Date) => void;
  readonly forget: (workId: string | undefined) => void;
  readonly onCreated?: (workId: string) => void;
  /** The call that saves; what it makes stale is asked for again. */
  readonly call: CallKey;
}

type Sent =
  | { readonly kind: 'saved'; readonly work: SavedWork }
  | { readonly kind: 'offline' }
  | { readonly kind: 'incomplete' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

async function meaningOf(sending: Promise<CallResult<SavedWork>> | undefined): Promise<Sent> {
  if (!sending) return { kind: 'incomplete' };
  const { body, code, message } = await sending;
  if (body) return { kind: 'saved', work: body };
  if (code === localCodes.network || code === localCodes.timeout) return { kind: 'offline' };
  return code === conflictCode ? { kind: 'conflict' } : { kind: 'failed', message };
}

/** During editing an old 「已保存」 would mislead; refusals stay visible until the next attempt. */
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
 * Saves content after five idle seconds, on demand, and when the connection is back. What is not yet complete
 * enough for the server, or cannot reach it, is kept in the browser.
 */
export function useSaving<Content>(options: SavingOptions<Content>) {
  const { content, savedContent, isEnabled, send, keep, forget, onCreated } = options;
  const client = useQueryClient();
  const [saved, setSaved] = useState(options.work);
  const [known, setKnown] = useState(savedContent);
  const [state, setState] = useState<SavingState>({ kind: 'clean' });
  const [kept, setKept] = useState(() => JSON.stringify(savedContent ?? content));
  const underWay = useRef<Promise<SavedWork | undefined>>(undefined);
  const text = JSON.stringify(content);
  const isDirty = isEnabled && text !== kept;

  const settle = (sent: Sent, base: SavedWork | undefined, own: Content): SavedWork | undefined => {
    if (sent.kind === 'saved') {
      forget(base?.workId);
      setSaved(sent.work);
      setKnown(own);
      setKept(JSON.stringify(own));
      setState({ kind: 'saved', at: new Date() });
      if (!base) onCreated?.(sent.work.workId);
      void refreshAfter(client, options.call);
      return sent.work;
    }
    if (sent.kind === 'offline' || (sent.kind === 'incomplete' && !base)) {
      const at = new Date();
      keep(own, base?.workId, at);
      setKept(JSON.stringify(own));
      setState({ kind: sent.kind === 'offline' ? 'offline' : 'stored', at });
    } else setState(sent);
    return undefined;
  };

  /** One save at a time: a second one would have an outdated version. */
  const save = async (base = saved, own = content): Promise<SavedWork | undefined> => {
    const before = await underWay.current;
    setState({ kind: 'saving' });
    const work = meaningOf(send(own, before ?? base)).then((sent) => settle(sent, before ?? base, own));
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
    /** The content that the server is known to hold; undefined for new work. */
    known,
    state: shownState(state, isDirty),
    /** Saves now; resolves to the saved work, or to undefined when it was not saved. */
    save: () => (isDirty || !saved || state.kind === 'offline' ? save() : Promise.resolve(saved)),
    /** Resolves a conflict by accepting the server's version. */
    adopt: (theirs: Content, version: number) => {
      if (saved) setSaved({ workId: saved.workId, version });
      setKnown(theirs);
      setKept(JSON.stringify(theirs));
      setState({ kind: 'clean' });
    },
    /** Resolves a conflict by saving over the server's version: the own content, or the merged one. */
    overwrite: (version: number, merged = content) =>
      saved ? save({ ...saved, version }, merged) : Promise.resolve(undefined),
  };
}

/** The two ways out of a conflict for a form: their content is taken, or the own one stands. */
export const conflictWays = <Content>(
  saving: Pick<Saving<Content>, 'adopt' | 'overwrite'>,
  setContent: (content: Content) => void,
) => ({
  onTakeTheirs: (theirs: Content, version: number) => {
    setContent(theirs);
    saving.adopt(theirs, version);
  },
  onOverwrite: (version: number) => void saving.overwrite(version),
});

export type Saving<Content> = ReturnType<typeof useSaving<Content>>;
