import { refreshAfter } from '../../api/refresh-after.ts';
import type { BasketView } from '@ooh/contract/domain/basket';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { CallFailure } from '../../api/call-types.ts';
import { callForBody, queryKeyOf, useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { inverseOf, sentChange, withChange, type BasketChange } from './basket-changes.ts';
import {
  chooseBrief,
  nameOfBrief,
  rememberStep,
  takeStep,
  useBasketState,
  type BasketBrief,
} from './basket-store.ts';

const orderFlag = 'investmentOrderData.orderPatternData.isEnabled';

/** Whether the user collects media at all: a basket is filled for an order. */
export const useMayCollect = (): boolean => useAllowed(orderFlag);

/** Turns the basket to the plan or order that a screen is about, while the screen is looked at. */
export function useBasketBrief(briefKind: BasketBrief['briefKind'], briefId: string): void {
  useEffect(() => {
    if (briefId !== '') chooseBrief({ briefKind, briefId });
  }, [briefKind, briefId]);
}

/** The basket that is being filled. It is kept by the service, so another device or a reload shows it too. */
export function useBasket() {
  const brief = useBasketState((state) => state.brief);
  const mayCollect = useMayCollect();
  const found = useCall('v1/basket/get', brief, { enabled: mayCollect });
  return { brief, ...found };
}

const scope = 'basket';

interface Step {
  readonly change: BasketChange;
  readonly isUndo: boolean;
}

/**
 * Changes a basket at once on the screen and then at the service, one change after the other. One that the service
 * refuses is undone; the notification of the failed request says why.
 */
export function useBasketChange() {
  const client = useQueryClient();
  const brief = useBasketState((state) => state.brief);
  const steps = useBasketState(({ undo }) => undo.get(nameOfBrief(brief))?.length ?? 0);
  const key = queryKeyOf('v1/basket/get', brief);
  const { mutate } = useMutation<BasketView, CallFailure, Step>({
    mutationKey: [scope],
    scope: { id: scope },
    mutationFn: ({ change }) => callForBody('v1/basket/change', { ...brief, ...sentChange(change) }),
    onSuccess: (view) => {
      // Later changes are on the screen already: only the last answer may replace it.
      if (client.isMutating({ mutationKey: [scope] }) === 1) client.setQueryData(key, view);
    },
    onError: () => void client.invalidateQueries({ queryKey: key }),
    onSettled: () => refreshAfter(client, 'v1/basket/change'),
  });
  const apply = useCallback(
    (change: BasketChange, isUndo = false) => {
      const view = client.getQueryData<BasketView>(key);
      if (view !== undefined) {
        void client.cancelQueries({ queryKey: key });
        if (!isUndo) rememberStep(brief, inverseOf(view, change));
        client.setQueryData(key, withChange(view, change));
      }
      mutate({ change, isUndo });
    },
    // The key is made of the brief.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, brief, mutate],
  );
  const undo = () => {
    const change = takeStep(brief);
    if (change !== undefined) apply(change, true);
  };
  return { apply, undo, canUndo: steps > 0 };
}
