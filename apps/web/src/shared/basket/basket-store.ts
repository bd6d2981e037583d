import type { BasketBriefKind } from '@ooh/contract/domain/basket-names';
import { basketBriefKinds } from '@ooh/contract/domain/basket-names';
import { useSyncExternalStore } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import type { BasketChange } from './basket-changes.ts';

/** What media are collected for. */
export interface BasketBrief {
  readonly briefKind: BasketBriefKind;
  readonly briefId: string;
}

export const freeBrief: BasketBrief = { briefKind: 'free', briefId: '' };

interface BasketState {
  readonly brief: BasketBrief;
  readonly isOpen: boolean;
  /** Changes that undo the last ones of a basket, the newest last. */
  readonly undo: ReadonlyMap<string, readonly BasketChange[]>;
}

const briefKey = storageKey('basket-brief');
const maxUndo = 20;

function storedBrief(): BasketBrief {
  const stored = readStored(sessionStorage, briefKey);
  if (typeof stored !== 'object' || stored === null) return freeBrief;
  const { briefKind, briefId } = stored as Partial<Record<keyof BasketBrief, unknown>>;
  const kind = basketBriefKinds.find((one) => one === briefKind);
  if (kind === undefined || typeof briefId !== 'string') return freeBrief;
  return (kind === 'free') === (briefId === '') ? { briefKind: kind, briefId } : freeBrief;
}

let state: BasketState = { brief: storedBrief(), isOpen: false, undo: new Map() };
const listeners = new Set<() => void>();

function change(next: Partial<BasketState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const nameOfBrief = ({ briefKind, briefId }: BasketBrief): string => `${briefKind}/${briefId}`;

export function useBasketState<Part>(select: (state: BasketState) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}

/** The basket that is shown and filled from now on. */
export function chooseBrief(brief: BasketBrief): void {
  if (nameOfBrief(brief) === nameOfBrief(state.brief)) return;
  writeStored(sessionStorage, briefKey, brief);
  change({ brief });
}

export function openBasket(isOpen: boolean): void {
  change({ isOpen });
}

function setSteps(brief: BasketBrief, steps: readonly BasketChange[]): void {
  change({ undo: new Map(state.undo).set(nameOfBrief(brief), steps) });
}

const stepsOf = (brief: BasketBrief) => state.undo.get(nameOfBrief(brief)) ?? [];

export function rememberStep(brief: BasketBrief, inverse: BasketChange): void {
  setSteps(brief, [...stepsOf(brief), inverse].slice(-maxUndo));
}

/** Removes and returns the change that undoes the last one. */
export function takeStep(brief: BasketBrief): BasketChange | undefined {
  const steps = stepsOf(brief);
  setSteps(brief, steps.slice(0, -1));
  return steps.at(-1);
}

/** Forgets how to go back, for example when the content has moved into an order. */
export function forgetSteps(brief: BasketBrief): void {
  setSteps(brief, []);
}
