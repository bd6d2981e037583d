import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import type { CallOutput } from '@ooh/contract/registry';
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { createFocusStore } from '../../map/focus-store.ts';
import type { CityScene, PlanCity } from './city-scene.ts';
import type { ConditionOptions } from './describe-condition.ts';
import {
  campaignFlight,
  setLineVehicles,
  vehiclesByLine,
  withinAvailable,
  type DeliveryDefaults,
} from './edit-delivery.ts';
import type { PlanAddress } from './plan-address.ts';
import { prepareFunnel } from './prepare-funnel.ts';
import { keepEqualRows, prepareLineRows } from './prepare-line-rows.ts';
import { useFilterResult } from './use-filter-result.ts';
import { useEvaluationAhead, useLiveEvaluation } from './use-live-evaluation.ts';
import type { CityDraft, WorkspaceAction } from './workspace.ts';

export interface CitySceneSource {
  readonly plan: PlanDetail;
  readonly city: PlanCity;
  readonly draft: CityDraft;
  readonly offer: CallOutput<'bus-plan/v1/getBusLineByPlanCity'>;
  readonly options: ConditionOptions | undefined;
  readonly address: PlanAddress;
  readonly setAddress: (change: Partial<PlanAddress>) => void;
  readonly dispatch: Dispatch<WorkspaceAction>;
}

function useEdits({ plan, city, draft, dispatch }: CitySceneSource, lineById: CityScene['lineById']) {
  const { cityCode } = city;
  const { delivery } = draft.choice.present;
  const latest = useRef(delivery);
  useEffect(() => {
    latest.current = delivery;
  }, [delivery]);
  const evaluateAhead = useEvaluationAhead(draft.saved);
  const defaults = useMemo<DeliveryDefaults>(
    () => ({
      formId: plan.strategy.formId,
      flight: campaignFlight(plan.brief.startDate, plan.brief.weeks),
    }),
    [plan],
  );
  const setVehicles = useCallback<CityScene['setVehicles']>(
    (lineId, vehicles) => {
      const line = lineById.get(lineId);
      if (!line) return;
      evaluateAhead(setLineVehicles(latest.current, line, vehicles, defaults));
      dispatch({
        type: 'edited',
        cityCode,
        about: `vehicles:${lineId}`,
        atMs: performance.now(),
        change: (choice) => ({
          ...choice,
          delivery: setLineVehicles(choice.delivery, line, vehicles, defaults),
        }),
      });
    },
    [dispatch, evaluateAhead, cityCode, lineById, defaults],
  );
  const changeFilter = useCallback<CityScene['changeFilter']>(
    (about, change) =>
      dispatch({
        type: 'edited',
        cityCode,
        about: `filter:${about}`,
        atMs: performance.now(),
        change: (choice) => ({ ...choice, filter: change(choice.filter) }),
      }),
    [dispatch, cityCode],
  );
  const keepAvailable = useCallback<CityScene['keepAvailable']>(
    () =>
      dispatch({
        type: 'edited',
        cityCode,
        about: 'available',
        atMs: performance.now(),
        change: (choice) => ({ ...choice, delivery: withinAvailable(choice.delivery, lineById) }),
      }),
    [dispatch, cityCode, lineById],
  );
  return { setVehicles, changeFilter, keepAvailable };
}

/** Everything that the panels of a city share, computed from its draft. */
export function useCitySceneOf(source: CitySceneSource): CityScene {
  const { plan, city, draft, offer, options, address, setAddress } = source;
  const { delivery, filter } = draft.choice.present;
  const [focus] = useState(createFocusStore);
  const lineById = useMemo(() => new Map(offer.lines.map((line) => [line.lineId, line])), [offer]);
  const edits = useEdits(source, lineById);
  const live = useLiveEvaluation(draft.saved, delivery);
  const filtered = useFilterResult(plan.row.planId, city.cityCode, filter);
  const { evaluation } = live;
  const { result } = filtered;
  const { formId } = plan.strategy;
  const prepared = useMemo(
    () => prepareLineRows({ lines: offer.lines, delivery, evaluation, result, formId }),
    [offer, delivery, evaluation, result, formId],
  );
  const [rows, setRows] = useState(prepared);
  const [rowsOf, setRowsOf] = useState(prepared);
  if (rowsOf !== prepared) {
    setRowsOf(prepared);
    setRows(keepEqualRows(rows, prepared));
  }
  const funnel = useMemo(
    () => prepareFunnel(offer.lines.length, result, new Set(vehiclesByLine(delivery).keys())),
    [offer, result, delivery],
  );
  return {
    plan,
    city,
    draft,
    delivery,
    filter,
    basis: offer.basis,
    lines: offer.lines,
    lineById,
    rows,
    funnel,
    options,
    live,
    filtered,
    focus,
    address,
    setAddress,
    ...edits,
  };
}
