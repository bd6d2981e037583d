import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';

type Answer = CallOutput<'v1/orders/planned-exposures'>;
export type PlannedExposure = Answer['rows'][number];

/** Planned figures of an order; undefined while unknown here. */
export type ExposureOf = (order: Pick<OrderRow, 'orderId'>) => PlannedExposure | undefined;

export interface PlannedExposures {
  readonly of: ExposureOf;
  /** Over the computed ones of the orders; undefined while not known. */
  readonly average: Answer['average'] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Most orders of one question. */
const maxAsked = 200;

function lookup(rows: readonly PlannedExposure[]): ExposureOf {
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return ({ orderId }) => byId.get(orderId);
}

/** Planned figures of the orders that are shown, as far as they are computed. */
export function usePlannedExposures(orders: readonly OrderRow[] | undefined): PlannedExposures {
  const orderIds = (orders ?? []).slice(0, maxAsked).map(({ orderId }) => orderId);
  // An order may have been computed on its own page a moment ago.
  const found = useCall(
    'v1/orders/planned-exposures',
    { orderIds },
    { enabled: orderIds.length > 0, staleMs: 0 },
  );
  return {
    of: lookup(found.data?.rows ?? []),
    average:
      orderIds.length === 0 && orders !== undefined ? { orders: 0, cpmFen: null } : found.data?.average,
    isFailed: found.error !== null && found.data === undefined,
    retry: () => void found.refetch(),
  };
}
