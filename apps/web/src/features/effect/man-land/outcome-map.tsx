import { useMemo } from 'react';
import { CityMap, type LayerLook } from '../../../map/city-map.tsx';
import { shadeClasses, type ShadeClasses } from '../../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../../map/shaded-areas-layer.tsx';
import { SwipeOver } from '../../../map/swipe-over.tsx';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { Outcome } from './outcome-columns.tsx';

type Shape = Outcome['shapes'][number];

export interface OutcomeMapProps {
  readonly shapes: readonly Shape[];
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly note: string;
}

const nothing = () => {};

function Shares(props: {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly of: 'plannedCoverage' | 'actualCoverage';
  readonly shades: ShadeClasses;
  readonly look: LayerLook;
}) {
  const { name, shapes, of, shades, look } = props;
  const areas = useMemo(
    () =>
      shapes.map((shape) => ({
        id: shape.areaId,
        name: shape.name,
        ring: shape.ring,
        isSelected: false,
        classIndex: shades.classAt(shape[of]),
      })),
    [shapes, of, shades],
  );
  return <ShadedAreasLayer name={name} areas={areas} colours={shades.colours} onPick={nothing} {...look} />;
}

/** What was planned, left of the line, and what was reached, right of it, in the colours of one scale. */
export function OutcomeMap({ shapes, cityCode, cityName, subtitle, note }: OutcomeMapProps) {
  const theme = useThemeName();
  const shades = useMemo(
    () =>
      shadeClasses(
        shapes.flatMap(({ plannedCoverage, actualCoverage }) => [plannedCoverage, actualCoverage]),
        (value) => formatShare(value),
        theme,
      ),
    [shapes, theme],
  );
  const points = useMemo(() => shapes.flatMap(({ ring }) => ring), [shapes]);
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title="计划覆盖与实际覆盖"
      subtitle={subtitle}
      note={note}
      height={620}
      layers={[{ id: 'coverage', title: '覆盖（左计划，右实际）', rows: shades.legend, opacity: 0.8 }]}
      points={points}
    >
      {(lookOf) => {
        const side = { shapes, shades, look: lookOf('coverage') };
        return (
          <>
            <Shares name="planned-coverage" of="plannedCoverage" {...side} />
            <SwipeOver cityCode={cityCode} names={['计划覆盖', '实际覆盖']}>
              <Shares name="actual-coverage" of="actualCoverage" {...side} />
            </SwipeOver>
          </>
        );
      }}
    </CityMap>
  );
}
