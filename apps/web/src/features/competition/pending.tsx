import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoadingShape } from '../../ui/state/loading-shape.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

interface PendingProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly minHeight: number;
  /** What is on its way. */
  readonly shape?: LoadingShape;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page that waits for its own call; its siblings keep working when it fails. */
export function Pending<Data>({ query, minHeight, shape, children }: PendingProps<Data>) {
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
  return <StateBlock kind="loading" rows={shape === 'cards' ? 12 : 4} shape={shape} minHeight={minHeight} />;
}
