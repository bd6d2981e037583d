import type { CallOutput } from '@ooh/contract/registry';
import { useQueries } from '@tanstack/react-query';
import { callForBody, queryKeyOf } from '../../../api/use-call.ts';

export type OrderLine = CallOutput<'v1/orders/line-detail'>;

/** Details of lines of an order's city, one call each; one that fails does not keep the others. */
export function useOrderLines(orderId: string, cityCode: string, lineIds: readonly string[]) {
  return useQueries({
    queries: lineIds.map((lineId) => {
      const input = { orderId, cityCode, lineId };
      return {
        queryKey: queryKeyOf('v1/orders/line-detail', input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callForBody('v1/orders/line-detail', input, { signal }),
      };
    }),
  });
}
