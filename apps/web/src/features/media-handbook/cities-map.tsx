import { useCallback, useMemo } from 'react';
import type { MapSheet } from '../../map/prepare-sheet.ts';
import { StatusMap } from '../../map/status-map.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { themeColours } from '../../ui/theme/tokens.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { freeShareOf, type RateCards } from './handbook-parts.ts';
import styles from './media-handbook.module.css';
import { cityDots } from '../../map/city-dots.ts';

const country = '100000';
/** Free share below which a city is said to be nearly full. */
const scarceShare = 0.25;

/** Where a form stands: the size of a city is its stock, its colour says whether much of it is free today. */
export function CitiesMap({ cards, name, unit }: { cards: RateCards; name: string; unit: string }) {
  const { rows, asOf } = cards;
  const ground = useBaseGeography(country);
  const theme = useThemeName();
  const userName = useDisplayName();
  const { primaryButton: primary, warningText } = themeColours[theme];
  const points = useMemo(
    () =>
      cityDots(
        rows,
        {
          sizeOf: ({ units }) => units,
          nameOf: (row) =>
            `${row.cityName} ${formatNumber(row.units)} ${unit}，今日空位率 ${formatShare(freeShareOf(row))}`,
          isMarked: (row) => (freeShareOf(row) ?? 1) < scarceShare,
        },
        { usual: primary, marked: warningText },
      ),
    [rows, unit, primary, warningText],
  );
  const legend = useMemo(
    () => [
      { colour: primary, shape: 'dot' as const, text: '城市，面积 = 可售单元' },
      { colour: warningText, shape: 'dot' as const, text: `今日空位率低于 ${formatShare(scarceShare)}` },
    ],
    [primary, warningText],
  );
  const title = `${name}城市分布`;
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${title}.png`,
      title,
      subtitle: `数据日期 ${asOf}`,
      legendTitle: '城市',
      legend,
      footnote: `可售单元与空位以 ${asOf} 为今日`,
      watermark: productWithUser(userName),
    }),
    [legend, title, asOf, userName],
  );
  return (
    <Card title="城市分布" footer={`可售单元与空位以 ${asOf} 为今日；只含您有数据权限的城市。`}>
      {ground.error ? (
        <StateBlock kind="section-failed" error={ground.error} onRetry={() => void ground.refetch()} />
      ) : ground.data === undefined ? (
        <StateBlock kind="loading" minHeight={360} />
      ) : (
        <StatusMap
          // Other cities are another view.
          key={points.map(({ id }) => id).join(' ')}
          name="handbook-cities"
          title={title}
          layerTitle="城市"
          boundaries={ground.data}
          points={points}
          legend={legend}
          note="悬停查看存量与空位率"
          sheet={sheet}
          className={styles.map}
        />
      )}
    </Card>
  );
}
