import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { DemandEditor } from '../../../features/order/create/demand-editor.tsx';
import { draftOf, emptyDraft, keptOf } from '../../../features/order/create/order-draft.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/order/create/step-1';

/** The order that this very page has created: its address arrives a moment later and must not start it anew. */
interface OwnOrder {
  readonly orderId: string;
  readonly isInAddress: boolean;
}

/** Step 1: a new order in a mode, or a stored one. */
export function DemandPage() {
  const { orderId, mode = 'base' } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const [own, setOwn] = useState<OwnOrder>();
  const [round, setRound] = useState(0);
  if (own && !own.isInAddress && orderId === own.orderId) setOwn({ ...own, isInAddress: true });
  if (own?.isInAddress && orderId !== own.orderId) {
    setOwn(undefined);
    setRound(round + 1);
  }
  const sourceId = orderId === own?.orderId ? undefined : orderId;
  const source = useCall(
    'mediaOrder/getById',
    { orderId: sourceId ?? '' },
    { enabled: sourceId !== undefined && own === undefined, quiet: true, staleMs: 0 },
  );
  const onCreated = (created: string) => {
    setOwn({ orderId: created, isInAddress: false });
    void navigate({ search: { orderId: created, mode }, replace: true });
  };
  if (sourceId === undefined || own !== undefined) {
    // One key for a new order before and after it was created: the form must not start anew in between.
    return (
      <DemandEditor key={`new-${round}-${mode}`} initial={{ ...emptyDraft, mode }} onCreated={onCreated} />
    );
  }
  if (source.error) {
    return (
      <StateBlock
        kind="page-failed"
        title="订单打不开"
        errorText={source.error.message}
        onRetry={() => void source.refetch()}
      />
    );
  }
  // An older answer from the cache would carry an older version: every save on it would be a conflict.
  if (!source.data || !source.isFetchedAfterMount)
    return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const { row, brief } = source.data;
  return (
    <DemandEditor
      key={sourceId}
      order={{ workId: row.orderId, version: row.version, state: row.state }}
      initial={draftOf(brief, row.brandName)}
      kept={keptOf(brief)}
      onCreated={onCreated}
    />
  );
}
