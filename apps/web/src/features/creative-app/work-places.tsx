import type { CallOutput } from '@ooh/contract/registry';
import { useCallback, useMemo } from 'react';
import type { MapSheet } from '../../map/prepare-sheet.ts';
import { StatusMap } from '../../map/status-map.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { themeColours } from '../../ui/theme/tokens.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import styles from './creative-app.module.css';

type Detail = CallOutput<'v1/creative-albums/detail'>;

export interface WorkPlacesProps {
  readonly album: Detail['album'];
  readonly points: NonNullable<Detail['campaign']>['points'];
}

/** Where a work stood. */
export function WorkPlaces({ album, points }: WorkPlacesProps) {
  const ground = useBaseGeography(album.cityCode);
  const { successText } = themeColours[useThemeName()];
  const userName = useDisplayName();
  const shown = useMemo(
    () =>
      points.map(({ name, lng, lat }) => ({
        id: `${lng} ${lat}`,
        name,
        at: [lng, lat] as const,
        colour: successText,
        sign: '点',
      })),
    [points, successText],
  );
  const legend = useMemo(
    () => [{ colour: successText, shape: 'dot' as const, text: '投放点位' }],
    [successText],
  );
  const note = `${points.length} 个点位；${album.isSample ? '演示数据' : '订单的上刊点位'}`;
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${album.title}_点位.png`,
      title: album.title,
      subtitle: '投放点位',
      legendTitle: '点位',
      legend,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [album.title, legend, note, userName],
  );
  if (ground.data === undefined) return <StateBlock kind="loading" minHeight={360} />;
  return (
    <StatusMap
      name="work-places"
      title={`${album.title}点位`}
      layerTitle="点位"
      boundaries={ground.data}
      points={shown}
      legend={legend}
      note={note}
      sheet={sheet}
      className={styles.map}
    />
  );
}
