import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';

interface PendingProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly minHeight: number;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page that waits for its own call; its siblings keep working when it fails. */
export function Pending<Data>({ query, minHeight, children }: PendingProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <StateBlock
        kind="section-failed"
        error={query.error}
        onRetry={() => void query.refetch()}
        minHeight={minHeight}
      />
    );
  return <StateBlock kind="loading" rows={4} minHeight={minHeight} />;
}
