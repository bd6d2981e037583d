import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../../api/use-call.ts';
import { DemandEditor } from './demand-editor.tsx';
import { draftOf } from './order-draft.ts';
import { emptyDraft, keptOf } from './order-content.ts';
import { useOwnWork } from '../../../ui/saving/use-own-work.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/order/create/step-1';

/** Step 1: a new order in a mode, or a stored one. */
export function DemandPage() {
  const { orderId, mode = 'base' } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const own = useOwnWork(orderId);
  const sourceId = orderId === own.ownId ? undefined : orderId;
  const source = useCall(
    'mediaOrder/getById',
    { orderId: sourceId ?? '' },
    { enabled: sourceId !== undefined && own.ownId === undefined, quiet: true, staleMs: 0 },
  );
  const onCreated = (created: string) => {
    own.take(created);
    void navigate({ search: { orderId: created, mode }, replace: true });
  };
  if (sourceId === undefined || own.ownId !== undefined) {
    // One key for a new order before and after it was created: the form must not start anew in between.
    return (
      <DemandEditor
        key={`new-${own.round}-${mode}`}
        initial={{ ...emptyDraft, mode }}
        onCreated={onCreated}
      />
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
