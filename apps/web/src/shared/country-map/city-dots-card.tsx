import { useCallback, useMemo } from 'react';
import { cityDots, type CityDotRow, type CityDotRules } from '../../map/city-dots.ts';
import type { MapSheet } from '../../map/prepare-sheet.ts';
import { StatusMap } from '../../map/status-map.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { themeColours } from '../../ui/theme/tokens.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

const country = '100000';

export interface CityDotsCardProps<Row extends CityDotRow> {
  /** Heading of the card. */
  readonly heading: string;
  /** Title of the map and of its picture. */
  readonly title: string;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly dots: CityDotRules<Row>;
  /** What the size of a dot means, and what a marked one is. */
  readonly usual: string;
  readonly marked: string;
  readonly note: string;
  readonly subtitle: string;
  readonly footnote: string;
  readonly footer: string;
  readonly className: string | undefined;
  readonly onPick?: (cityCode: string) => void;
}

/** Cities on the map of the country: the size of a dot is an amount, marked ones have a colour of their own. */
export function CityDotsCard<Row extends CityDotRow>(props: CityDotsCardProps<Row>) {
  const { heading, title, name, rows, dots, usual, marked, note, subtitle, footnote, footer } = props;
  const ground = useBaseGeography(country);
  const theme = useThemeName();
  const userName = useDisplayName();
  const { primaryButton: primary, warningText } = themeColours[theme];
  const points = useMemo(
    () => cityDots(rows, dots, { usual: primary, marked: warningText }),
    [rows, dots, primary, warningText],
  );
  const legend = useMemo(
    () => [
      { colour: primary, shape: 'dot' as const, text: usual },
      { colour: warningText, shape: 'dot' as const, text: marked },
    ],
    [primary, warningText, usual, marked],
  );
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${title}.png`,
      title,
      subtitle,
      legendTitle: '城市',
      legend,
      footnote,
      watermark: productWithUser(userName),
    }),
    [title, subtitle, legend, footnote, userName],
  );
  return (
    <Card title={heading} footer={footer}>
      {ground.error ? (
        <StateBlock kind="section-failed" error={ground.error} onRetry={() => void ground.refetch()} />
      ) : ground.data === undefined ? (
        <StateBlock kind="loading" minHeight={360} />
      ) : (
        <StatusMap
          // Other cities are another view.
          key={points.map(({ id }) => id).join(' ')}
          name={name}
          title={title}
          layerTitle="城市"
          boundaries={ground.data}
          points={points}
          legend={legend}
          note={note}
          sheet={sheet}
          className={props.className}
          onPick={props.onPick}
        />
      )}
    </Card>
  );
}
