import type { ReactNode } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { MarketFilter } from './use-market.ts';

interface RecordedMarketProps {
  readonly market: Pick<MarketFilter, 'failed' | 'recorded'>;
  readonly children: ReactNode;
}

/** A market as recorded; says so when it cannot be read, or when nothing of it is on record. */
export function RecordedMarket({ market: { failed, recorded }, children }: RecordedMarketProps) {
  if (failed)
    return <StateBlock kind="section-failed" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (recorded.data?.total !== 0) return children;
  return (
    <StateBlock
      kind="empty"
      title="还没有竞品投放数据"
      description="竞品投放由管理员导入；演示数据随演示城市生成。"
      minHeight={360}
    />
  );
}
