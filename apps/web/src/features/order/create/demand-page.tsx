import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../../api/use-call.ts';
import { DemandEditor } from './demand-editor.tsx';
import { draftOf } from './order-draft.ts';
import { emptyDraft, keptOf, sentDraft } from './order-content.ts';
import { useHandOver } from '../../../shared/send-menu/use-hand-over.ts';
import { useOwnWork } from '../../../ui/saving/use-own-work.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/order/create/step-1';

/** Step 1: a new order in a mode, with what another page has sent (`handOver`), or a stored one. */
export function DemandPage() {
  const { orderId, mode = 'base', handOver } = useSearch({ from: route });
  const sent = useHandOver(orderId === undefined ? handOver : undefined, 'order');
  const navigate = useNavigate({ from: route });
  const own = useOwnWork(orderId);
  const sourceId = orderId === own.ownId ? undefined : orderId;
  const source = useCall(
    'mediaOrder/getById',
    { orderId: sourceId ?? '' },
    { enabled: sourceId !== undefined && own.ownId === undefined, staleMs: 0 },
  );
  const onCreated = (created: string) => {
    own.take(created);
    void navigate({ search: { orderId: created, mode, handOver }, replace: true });
  };
  if (sourceId === undefined || own.ownId !== undefined) {
    if (sent.isLoading && own.ownId === undefined)
      return <StateBlock kind="loading" rows={10} minHeight={480} />;
    const initial = sent.load ? sentDraft(sent.load, mode) : { ...emptyDraft, mode };
    // One key for a new order before and after it was created: the form must not start anew in between.
    return (
      <DemandEditor
        key={`new-${own.round}-${mode}-${handOver ?? ''}`}
        initial={initial}
        onCreated={onCreated}
      />
    );
  }
  if (source.error) {
    return (
      <StateBlock
        kind="page-failed"
        title="订单打不开"
        error={source.error}
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
      initial={draftOf(brief, row.brandName, source.data)}
      kept={keptOf(brief)}
      onCreated={onCreated}
    />
  );
}
