import { refreshAfter } from '../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type Dispatch } from 'react';
import { call } from '../../api/call.ts';
import { completeFilter } from './describe-condition.ts';
import {
  hasDeliveryEdits,
  hasFilterEdits,
  type CityChoice,
  type CityDraft,
  type SavedCity,
  type WorkspaceAction,
} from './workspace.ts';
import { conflictCode } from '../../ui/saving/conflict-code.ts';

/** Somebody else saved the city since it was read. */
export interface SaveConflict {
  readonly message: string;
  readonly theirs: SavedCity;
}

export interface Saving {
  readonly isSaving: boolean;
  readonly conflict: SaveConflict | null;
  /** Saves what was edited. Resolves to true when everything is saved. */
  readonly save: (draft: CityDraft) => Promise<boolean>;
  /** Saves over the other's state. */
  readonly overwrite: (draft: CityDraft) => Promise<boolean>;
  /** Saves what both have changed; the own edits stay an undo step away. */
  readonly merge: (draft: CityDraft, merged: CityChoice) => Promise<boolean>;
  /** Takes the other's state; the own edits stay one undo step away. */
  readonly giveUp: () => void;
  readonly closeConflict: () => void;
}

type Versions = Pick<SavedCity, 'deliveryVersion' | 'filterVersion'>;

async function send(
  draft: CityDraft,
  versions: Versions,
  dispatch: Dispatch<WorkspaceAction>,
): Promise<{ readonly code: string; readonly message: string }> {
  const { planId, cityCode } = draft.saved;
  const { delivery, filter } = draft.choice.present;
  let sent = { delivery: draft.saved.delivery, filter: draft.saved.filter };
  if (hasFilterEdits(draft)) {
    const result = await call('bus-plan/v1/saveBusLinePlanFilterData', {
      planId,
      cityCode,
      filter: completeFilter(filter),
      filterVersion: versions.filterVersion,
    });
    if (result.body === null) return result;
    sent = { ...sent, filter };
    dispatch({ type: 'saved', cityCode, sent, versions: result.body });
  }
  if (hasDeliveryEdits(draft)) {
    const result = await call('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
      planId,
      cityCode,
      delivery,
      deliveryVersion: versions.deliveryVersion,
    });
    if (result.body === null) return result;
    sent = { ...sent, delivery };
    dispatch({ type: 'saved', cityCode, sent, versions: result.body });
  }
  return { code: '01', message: '' };
}

async function readTheirs({ planId, cityCode }: SavedCity): Promise<SavedCity | null> {
  const result = await call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
  return result.body;
}

/** Saving with optimistic versions: whoever saves second is asked what shall hold. */
export function useSave(dispatch: Dispatch<WorkspaceAction>): Saving {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const client = useQueryClient();

  const saveWith = useCallback(
    async (draft: CityDraft, versions: Versions) => {
      setSaving(true);
      try {
        const { code, message } = await send(draft, versions, dispatch);
        if (code === conflictCode) {
          const theirs = await readTheirs(draft.saved);
          if (theirs) setConflict({ message, theirs });
          return false;
        }
        if (code !== '01') return false;
        setConflict(null);
        void refreshAfter(client, 'bus-plan/v1/saveCityBusLinePlanDeliveryData');
        return true;
      } finally {
        setSaving(false);
      }
    },
    [dispatch, client],
  );

  const save = useCallback((draft: CityDraft) => saveWith(draft, draft.saved), [saveWith]);
  const overwrite = useCallback(
    (draft: CityDraft) => saveWith(draft, conflict?.theirs ?? draft.saved),
    [saveWith, conflict],
  );
  const merge = useCallback(
    async (draft: CityDraft, merged: CityChoice) => {
      if (!conflict) return false;
      const { theirs } = conflict;
      const { cityCode } = theirs;
      const atMs = performance.now();
      setConflict(null);
      dispatch({ type: 'replaced', saved: theirs, atMs });
      dispatch({ type: 'edited', cityCode, about: `merged:${atMs}`, atMs, change: () => merged });
      return saveWith({ saved: theirs, choice: { ...draft.choice, present: merged } }, theirs);
    },
    [saveWith, conflict, dispatch],
  );
  const giveUp = useCallback(() => {
    if (conflict) dispatch({ type: 'replaced', saved: conflict.theirs, atMs: performance.now() });
    setConflict(null);
  }, [conflict, dispatch]);
  const closeConflict = useCallback(() => setConflict(null), []);
  return { isSaving, conflict, save, overwrite, merge, giveUp, closeConflict };
}
