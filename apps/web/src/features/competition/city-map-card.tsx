import type { CallOutput } from '@ooh/contract/registry';
import { useCallback, useMemo } from 'react';
import type { MapSheet } from '../../map/prepare-sheet.ts';
import { StatusMap } from '../../map/status-map.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { themeColours } from '../../ui/theme/tokens.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import styles from './competition.module.css';
import { cityDots } from '../../map/city-dots.ts';

type City = CallOutput<'competitor/marketLayoutCityData'>['rows'][number];

const country = '100000';

/** Cities of the market on the map of the country: the size is the spend; those without the own brand have a colour of their own. */
export function CityMapCard({
  rows,
  note,
  onPick,
}: {
  readonly rows: readonly City[];
  readonly note: string;
  readonly onPick: (cityCode: string) => void;
}) {
  const ground = useBaseGeography(country);
  const theme = useThemeName();
  const userName = useDisplayName();
  const { primaryButton: primary, warningText } = themeColours[theme];
  const points = useMemo(
    () =>
      cityDots(
        rows,
        {
          sizeOf: ({ spendFen }) => spendFen,
          nameOf: ({ cityName, spendFen, sos, leader }) =>
            `${cityName} ${formatFen(spendFen, { unit: 'auto' })}，${leader.brandName}领先，本品牌 ${formatShare(sos)}`,
          isMarked: ({ sos }) => sos === 0,
        },
        { usual: primary, marked: warningText },
      ),
    [rows, primary, warningText],
  );
  const legend = useMemo(
    () => [
      { colour: primary, shape: 'dot' as const, text: '城市，面积 = 刊例花费（估算）' },
      { colour: warningText, shape: 'dot' as const, text: '本品牌没有投放' },
    ],
    [primary, warningText],
  );
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: '竞品城市布局.png',
      title: '竞品城市布局',
      subtitle: note,
      legendTitle: '城市',
      legend,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [legend, note, userName],
  );
  return (
    <Card title="城市布局" footer={note}>
      {ground.data === undefined ? (
        <StateBlock kind="loading" minHeight={360} />
      ) : (
        <StatusMap
          // Other cities are another view.
          key={points.map(({ id }) => id).join(' ')}
          name="market-cities"
          title="竞品城市布局"
          layerTitle="城市"
          boundaries={ground.data}
          points={points}
          legend={legend}
          note="点击城市只看该城"
          sheet={sheet}
          className={styles.map}
          onPick={onPick}
        />
      )}
    </Card>
  );
}
