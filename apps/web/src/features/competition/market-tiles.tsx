import type { CallOutput } from '@ooh/contract/registry';
import { FigureTile, FigureTiles } from '../../ui/figure/figure-tile.tsx';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';

const signed = (change: number | null): string =>
  change === null ? '—' : `${change > 0 ? '+' : ''}${formatShare(change)}`;

/** Spend, brands, cities, own share and changes of the market. */
export function MarketTiles({
  summary,
  hasOwn,
}: {
  readonly summary: CallOutput<'competitor/getCompetitorSummarize'>;
  readonly hasOwn: boolean;
}) {
  const { spendFen, brandCount, cityCount, placements, sos, change, yearChange } = summary;
  return (
    <FigureTiles>
      <FigureTile name="刊例花费（估算）" note="不含折扣">
        {formatFen(spendFen, { unit: 'auto' })}
      </FigureTile>
      <FigureTile name="品牌数" note={`${placements.toLocaleString('zh-CN')} 条投放`}>
        {brandCount}
      </FigureTile>
      <FigureTile name="城市数">{cityCount}</FigureTile>
      <FigureTile name="本品牌 SOS" share={sos ?? undefined} note={hasOwn ? '品牌 ÷ 市场花费' : '未选本品牌'}>
        {formatShare(sos)}
      </FigureTile>
      <FigureTile name="环比" note="与之前相同月数">
        {signed(change)}
      </FigureTile>
      <FigureTile name="同比" note="与去年同月">
        {signed(yearChange)}
      </FigureTile>
    </FigureTiles>
  );
}
