import { Segmented } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { aoiRings, type AoiRing } from './aoi-rings.ts';
import styles from './aoi.module.css';
import type { AoiDrawerProps } from './aoi-drawer.tsx';

const maxLines = 12;

/** How many lines there are, and the first of them by name. */
function linesText(names: readonly string[]): string {
  if (names.length === 0) return '无';
  const listed = names.slice(0, maxLines).join('、');
  return `${names.length} 条：${listed}${names.length > maxLines ? ' 等' : ''}`;
}

/** Places, media and lines inside, or within a ring around the AOI. */
export function AoiSurroundings({
  areaId,
  ring,
  question,
  onRing,
}: Omit<AoiDrawerProps, 'hasAudience' | 'onClose'>) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    'aoi-draw/aoiStatistics',
    { ...question, placeId: areaId, bufferMeters: ring },
    { keepPrevious: true },
  );
  const listed = (parts: readonly { name: string; count: number }[]) =>
    parts.map(({ name, count }) => `${name} ${formatNumber(count)}`).join('、') || '无';
  return (
    <section aria-label="周边" aria-busy={isPlaceholderData}>
      <div className={styles.between}>
        <h3>周边</h3>
        <Segmented<AoiRing>
          size="small"
          aria-label="缓冲圈"
          value={ring}
          options={aoiRings.map((value) => ({ value, label: value === 0 ? '轮廓内' : `${value} 米` }))}
          onChange={onRing}
        />
      </div>
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={4} />
      ) : (
        <FactList isSmall>
          <Fact name="POI">
            {listed(data.pois.map(({ category, count }) => ({ name: category, count })))}
          </Fact>
          <Fact name="AOI">{listed(data.aois.map(({ aoiType, count }) => ({ name: aoiType, count })))}</Fact>
          <Fact name="媒体点位">
            {listed(data.media.map((each) => ({ name: each.mediumName, count: each.positions })))}
          </Fact>
          <Fact name="公交线路">{linesText(data.busLines.map(({ lineName }) => lineName))}</Fact>
        </FactList>
      )}
    </section>
  );
}
