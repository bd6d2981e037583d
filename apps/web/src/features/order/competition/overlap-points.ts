import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import type { StatusPoint } from '../../../map/status-points-layer.tsx';
import { themeColours } from '../../../ui/theme/tokens.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';

export function useColours() {
  const theme = useThemeName();
  return useMemo(() => {
    const { errorText, text3, successText } = themeColours[theme];
    return { overlap: errorText, rival: text3, own: successText };
  }, [theme]);
}

type Colours = ReturnType<typeof useColours>;

export const legendOf = (colours: Colours) => [
  { colour: colours.overlap, shape: 'dot' as const, text: '重 竞品与本单重合' },
  { colour: colours.rival, shape: 'dot' as const, text: '竞 只有竞品' },
  { colour: colours.own, shape: 'dot' as const, text: '本 本单点位' },
];

export function pointsOf(
  data: CallOutput<'v1/competitor/order-places'>,
  city: string,
  colours: Colours,
): StatusPoint[] {
  const rivals = data.rows.flatMap(({ cityCode, placeName, lng, lat, ownUnits }): StatusPoint[] =>
    lng === null || lat === null || cityCode !== city
      ? []
      : [
          {
            id: `place ${placeName}`,
            name: placeName,
            at: [lng, lat],
            colour: ownUnits.length > 0 ? colours.overlap : colours.rival,
            sign: ownUnits.length > 0 ? '重' : '竞',
            scale: 1.3,
          },
        ],
  );
  const own = data.ownPlaces.map(({ itemId, unitName, lng, lat }) => ({
    id: itemId,
    name: unitName,
    at: [lng, lat] as const,
    colour: colours.own,
    sign: '本',
  }));
  return [...own, ...rivals];
}
