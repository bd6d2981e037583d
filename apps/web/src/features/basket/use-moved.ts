import type { BasketConflict, BasketView } from '@ooh/contract/domain/basket';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { notifyBriefly } from '../../api/notice.ts';
import { queryKeyOf } from '../../api/use-call.ts';
import { forgetSteps, openBasket } from '../../shared/basket/basket-store.ts';

interface Moved {
  readonly movedItems: number;
  readonly conflicts: readonly BasketConflict[];
}

/** What follows when media have left a basket: it is read anew and closed, and the page goes where they are now. */
export function useMoved(
  { briefKind, briefId }: BasketView,
  onDone: () => void,
): (moved: Moved, href: string | undefined) => void {
  const router = useRouter();
  const client = useQueryClient();
  const brief = { briefKind, briefId };
  return ({ movedItems, conflicts }, href) => {
    void client.invalidateQueries({ queryKey: queryKeyOf('v1/basket/get', brief) });
    forgetSteps(brief);
    notifyBriefly({
      kind: 'success',
      title: `已转入 ${movedItems} 项媒体`,
      description: conflicts.length > 0 ? `${conflicts.length} 项因冲突留在方案篮。` : undefined,
    });
    onDone();
    openBasket(false);
    if (href !== undefined) void router.navigate({ href });
  };
}
