import type { CallOutput } from '@ooh/contract/registry';
import { useCallback, useMemo } from 'react';
import type { MapSheet } from '../../../map/prepare-sheet.ts';
import { StatusMap } from '../../../map/status-map.tsx';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { themeColours } from '../../../ui/theme/tokens.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import styles from './monitor.module.css';

type Points = NonNullable<CallOutput<'v1/competitor/sightings'>['points']>;

export interface SightingsMapProps {
  readonly points: Points;
  readonly own: string | undefined;
  /** One city goes on its own map; more are shown on that of the country. */
  readonly cityCodes: readonly string[];
  readonly note: string;
  readonly onPick: (sightingId: string) => void;
}

/** Places where brands were seen; the own brand in a colour of its own. */
export function SightingsMap({ points, own, cityCodes, note, onPick }: SightingsMapProps) {
  const ground = useBaseGeography(cityCodes.length === 1 ? cityCodes[0] : '100000');
  const theme = useThemeName();
  const userName = useDisplayName();
  const { errorText, successText } = themeColours[theme];
  const shown = useMemo(
    () =>
      points.map(({ sightingId, brandId, lng, lat }) => ({
        id: sightingId,
        name: '',
        at: [lng, lat] as const,
        colour: brandId === own ? successText : errorText,
        sign: brandId === own ? '本' : '竞',
      })),
    [points, own, errorText, successText],
  );
  const legend = useMemo(
    () => [
      { colour: errorText, shape: 'dot' as const, text: '竞 竞品监测点位' },
      { colour: successText, shape: 'dot' as const, text: '本 本品牌' },
    ],
    [errorText, successText],
  );
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: '竞品监测点位.png',
      title: '竞品监测点位',
      subtitle: note,
      legendTitle: '点位',
      legend,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [legend, note, userName],
  );
  if (ground.data === undefined) return <StateBlock kind="loading" minHeight={560} />;
  return (
    <StatusMap
      name="sightings"
      title="竞品监测点位"
      layerTitle="点位"
      boundaries={ground.data}
      points={shown}
      legend={legend}
      note={`${points.length} 个点位，点击查看画面`}
      sheet={sheet}
      className={styles.map}
      onPick={onPick}
    />
  );
}
