import type { Delivery, PlanLine } from '@ooh/contract/domain/bus';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { Basis } from '@ooh/contract/domain/figure';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import type { CallOutput } from '@ooh/contract/registry';
import { createContext, use } from 'react';
import type { FocusStore } from '../../map/focus-store.ts';
import type { ConditionOptions } from './describe-condition.ts';
import type { PlanAddress } from './plan-address.ts';
import type { Funnel } from './prepare-funnel.ts';
import type { LineRow } from './prepare-line-rows.ts';
import type { LiveEvaluation } from './use-live-evaluation.ts';
import type { LiveFilterResult } from './use-filter-result.ts';
import type { CityDraft } from './workspace.ts';

export type PlanCity = CallOutput<'bus-plan/v1/getCityList'>[number];

/** One city of the plan at work: what its panels read and change. */
export interface CityScene {
  readonly plan: PlanDetail;
  readonly city: PlanCity;
  readonly draft: CityDraft;
  readonly delivery: Delivery;
  readonly filter: BusFilter;
  readonly basis: Basis;
  readonly lines: readonly PlanLine[];
  readonly lineById: ReadonlyMap<string, PlanLine>;
  readonly rows: readonly LineRow[];
  readonly funnel: Funnel;
  readonly options: ConditionOptions | undefined;
  readonly live: LiveEvaluation;
  readonly filtered: LiveFilterResult;
  /** Line that pointer or keyboard points at, in table and map alike. */
  readonly focus: FocusStore;
  readonly address: PlanAddress;
  readonly setAddress: (change: Partial<PlanAddress>) => void;
  /** Sets the vehicles of a line, both decks together; 0 takes it out. */
  readonly setVehicles: (lineId: string, vehicles: number) => void;
  readonly changeFilter: (about: string, change: (filter: BusFilter) => BusFilter) => void;
  /** Takes out of the plan what can no longer be bought. */
  readonly keepAvailable: () => void;
}

export const CitySceneContext = createContext<CityScene | null>(null);

/** The part of the scene that the conditions need: it stays the same while vehicles are edited. */
export type ConditionScene = Pick<
  CityScene,
  'city' | 'filter' | 'options' | 'filtered' | 'address' | 'setAddress' | 'changeFilter'
>;

export const ConditionSceneContext = createContext<ConditionScene | null>(null);

export function useConditionScene(): ConditionScene {
  const scene = use(ConditionSceneContext);
  if (scene === null) throw new Error('a condition stands outside of its city');
  return scene;
}

export function useCityScene(): CityScene {
  const scene = use(CitySceneContext);
  if (scene === null) throw new Error('a panel of the bus plan stands outside of its city');
  return scene;
}
