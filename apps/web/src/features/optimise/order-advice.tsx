import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { OpportunityDrawer } from './opportunity-drawer.tsx';
import { OpportunityList } from './opportunity-list.tsx';

const states = ['open', 'adopted', 'running', 'verified'] as const;

/** What to change of one order, and what came of what was adopted. */
export function OrderAdvice({ orderId }: { readonly orderId: string }) {
  const [openId, setOpenId] = useState<string>();
  const list = useCall(
    'v1/optimise/list',
    { orderId, states: [...states], pageSize: 100 },
    { keepPrevious: true },
  );
  return (
    <>
      <OpportunityList
        address={{ id: openId }}
        found={list.data}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={setOpenId}
      />
      <div>
        <HrefButton href={`/optimize?orderId=${encodeURIComponent(orderId)}`}>预算模拟与采纳记录</HrefButton>
      </div>
      {openId !== undefined && (
        <OpportunityDrawer key={openId} id={openId} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}
