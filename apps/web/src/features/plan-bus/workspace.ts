import type { CallOutput } from '@ooh/contract/registry';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { isSameDelivery } from './edit-delivery.ts';
import { edit, redo, startUndo, undo, type UndoStack } from '../../ui/editing/undo-stack.ts';

export type SavedCity = CallOutput<'bus-plan/v1/getCityBusLinePlanDeliveryData'>;

/** What a planner edits in one city. */
export interface CityChoice {
  readonly delivery: Delivery;
  readonly filter: BusFilter;
}

/** One city at work: the last saved state and the edits on top of it. */
export interface CityDraft {
  readonly saved: SavedCity;
  readonly choice: UndoStack<CityChoice>;
}

/** The cities of a plan that were opened, by code. A city keeps its edits while others are looked at. */
export type Workspace = Readonly<Record<string, CityDraft>>;

export type WorkspaceAction =
  /** The city was read for the first time, or read anew while nothing was edited. */
  | { readonly type: 'loaded'; readonly saved: SavedCity }
  | {
      readonly type: 'edited';
      readonly cityCode: string;
      readonly about: string;
      readonly atMs: number;
      readonly change: (choice: CityChoice) => CityChoice;
    }
  | { readonly type: 'undone' | 'redone' | 'discarded'; readonly cityCode: string }
  /** Saving ended: these versions now hold what was sent. */
  | {
      readonly type: 'saved';
      readonly cityCode: string;
      readonly sent: CityChoice;
      readonly versions: Partial<
        Pick<SavedCity, 'deliveryVersion' | 'filterVersion' | 'savedAt' | 'savedBy'>
      >;
    }
  /** Somebody else's or a computed state replaces the edits; they stay one undo step away. */
  | { readonly type: 'replaced'; readonly saved: SavedCity; readonly atMs: number };

const choiceOf = ({ delivery, filter }: SavedCity): CityChoice => ({ delivery, filter });

export function isSameFilter(one: BusFilter, other: BusFilter): boolean {
  return (
    JSON.stringify([one.conditions, one.relation]) === JSON.stringify([other.conditions, other.relation])
  );
}

export function hasDeliveryEdits({ saved, choice }: CityDraft): boolean {
  return !isSameDelivery(saved.delivery, choice.present.delivery);
}

export function hasFilterEdits({ saved, choice }: CityDraft): boolean {
  return !isSameFilter(saved.filter, choice.present.filter);
}

export function isDirty(draft: CityDraft): boolean {
  return hasDeliveryEdits(draft) || hasFilterEdits(draft);
}

/** Cities with edits that are not saved. */
export function dirtyCities(workspace: Workspace): string[] {
  return Object.keys(workspace).filter((cityCode) => isDirty(workspace[cityCode]));
}

function changeCity(draft: CityDraft, action: Exclude<WorkspaceAction, { type: 'loaded' }>): CityDraft {
  switch (action.type) {
    case 'edited': {
      const next = action.change(draft.choice.present);
      if (next === draft.choice.present) return draft;
      return { ...draft, choice: edit(draft.choice, next, action.about, action.atMs) };
    }
    case 'undone':
      return { ...draft, choice: undo(draft.choice) };
    case 'redone':
      return { ...draft, choice: redo(draft.choice) };
    case 'discarded':
      return { ...draft, choice: startUndo(choiceOf(draft.saved)) };
    case 'saved': {
      // Figures of the state before do not describe what is saved now; they are computed anew.
      const hasNewDelivery = action.versions.deliveryVersion !== undefined;
      const { certificate } = draft.saved;
      const saved: SavedCity = {
        ...draft.saved,
        ...action.versions,
        ...action.sent,
        ...(hasNewDelivery
          ? {
              evaluation: null,
              obstacle: null,
              certificate: certificate && { ...certificate, coversDelivery: false },
            }
          : {}),
      };
      return { ...draft, saved };
    }
    case 'replaced':
      return {
        saved: action.saved,
        choice: edit(draft.choice, choiceOf(action.saved), `replaced:${action.atMs}`, action.atMs),
      };
  }
}

/** All changes of the workspace. An action about a city that was never opened changes nothing. */
export function reduceWorkspace(workspace: Workspace, action: WorkspaceAction): Workspace {
  if (action.type === 'loaded') {
    const known = workspace[action.saved.cityCode];
    if (known && isDirty(known)) return workspace;
    // Undo steps survive reading the same state again.
    const isUnchanged =
      known &&
      isSameDelivery(known.saved.delivery, action.saved.delivery) &&
      isSameFilter(known.saved.filter, action.saved.filter);
    const choice = isUnchanged ? known.choice : startUndo(choiceOf(action.saved));
    return { ...workspace, [action.saved.cityCode]: { saved: action.saved, choice } };
  }
  const cityCode = action.type === 'replaced' ? action.saved.cityCode : action.cityCode;
  const draft = workspace[cityCode];
  if (!draft) return workspace;
  const next = changeCity(draft, action);
  return next === draft ? workspace : { ...workspace, [cityCode]: next };
}
