import type { MediaSummary } from '@ooh/contract/domain/media-search';
import { FigureTile, FigureTiles } from '../../ui/figure/figure-tile.tsx';
import { formatFen, formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';

export interface MediaTilesProps {
  readonly summary: MediaSummary;
  /** The period that free units refer to, in words. */
  readonly period: string;
}

const priceRange = ({ leastPriceFen: least, mostPriceFen: most }: MediaSummary): string => {
  if (least === null || most === null) return missing;
  const text = (fen: number) => formatFen(fen, { unit: 'auto' });
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
};

/** What was found in four figures. */
export function MediaTiles({ summary, period }: MediaTilesProps) {
  const { positions, lines, units, freeUnits, freeShare, priceDays, isSamplePrice, nextFreeFrom } = summary;
  return (
    <FigureTiles>
      <FigureTile name="点位 / 线路" note="按点位与线路去重">
        {formatNumber(positions)} / {formatNumber(lines)}
      </FigureTile>
      <FigureTile name="面 · 位 · 辆" note="同一车辆不因形式重复计算">
        {formatNumber(units)}
      </FigureTile>
      <FigureTile
        name="档期空位率"
        share={freeShare ?? undefined}
        isBad={freeUnits === 0 && units > 0}
        note={
          freeUnits === 0 && units > 0
            ? `所选档期没有空位，${nextFreeFrom === null ? '180 天内也没有' : `最近可用：${nextFreeFrom}`}`
            : `${formatNumber(freeUnits)} 个空位 · ${period}`
        }
      >
        {formatShare(freeShare)}
      </FigureTile>
      <FigureTile name="刊例区间" note={`每 ${priceDays} 天${isSamplePrice ? '，含示例价' : ''}`}>
        {priceRange(summary)}
      </FigureTile>
    </FigureTiles>
  );
}
