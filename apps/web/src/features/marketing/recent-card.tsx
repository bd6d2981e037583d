import type { ReactNode } from 'react';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

/** How many of a kind the entry page lists. */
export const recentShown = 5;

export interface RecentCardProps<Row> {
  /** What is listed: 方案, 订单. */
  readonly subject: string;
  readonly allHref: string;
  readonly emptyTitle: string;
  readonly list: {
    readonly data: { readonly rows: readonly Row[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** A row as an item of the list. */
  readonly renderItem: (row: Row) => ReactNode;
}

/** What was changed last of one kind, with its loading, error and empty states. */
export function RecentCard<Row>({ subject, allHref, emptyTitle, list, renderItem }: RecentCardProps<Row>) {
  const { data, error, refetch } = list;
  return (
    <Card title={`最近${subject}`} extra={<HrefLink href={allHref}>全部{subject}</HrefLink>}>
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <StateBlock kind="loading" rows={recentShown} />
      ) : data.rows.length === 0 ? (
        <StateBlock kind="empty" title={emptyTitle} />
      ) : (
        <ul>{data.rows.map(renderItem)}</ul>
      )}
    </Card>
  );
}
