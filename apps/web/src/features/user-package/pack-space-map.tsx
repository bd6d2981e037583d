import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import type { Area } from '@ooh/geo/polygon';
import { CityMap } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { outerRingsOf } from '../../map/outer-rings.ts';
import { polygonAt } from '../../map/prepare-polygons.ts';
import { shadeClasses } from '../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { figureText } from '../../shared/figure/figure-text.ts';
import { asCount, asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

export type PackHeat = CallOutput<'city-perspective/getTaAreaSumHeatData'>;
export type PackHeatRow = PackHeat['rows'][number];

export interface PackSpaceMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly isByDistrict: boolean;
  readonly heat: PackHeat;
}

const ignore = () => undefined;
const peopleOf = ({ taPersons }: PackHeatRow) => taPersons.value;

/** Where the people of a pack are: districts in colours, or cells of the grid as dots. */
export function PackSpaceMap({ cityCode, cityName, subtitle, isByDistrict, heat }: PackSpaceMapProps) {
  const theme = useThemeName();
  const ground = useBaseGeography(cityCode);
  const { rows, withheld, basis } = heat;
  const shades = useMemo(() => shadeClasses(rows.map(peopleOf), asCount, theme), [rows, theme]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.areaId, row])), [rows]);
  const areas = useMemo(
    () =>
      isByDistrict
        ? (ground.data?.features ?? [])
            .filter(({ properties }) => !properties.isSelf)
            .flatMap(({ properties: { adcode, name }, geometry }) => {
              const row = byId.get(adcode);
              return outerRingsOf(geometry as Area).map((ring) => ({
                id: adcode,
                name,
                ring,
                isSelected: false,
                classIndex: row === undefined ? -1 : shades.classAt(peopleOf(row)),
              }));
            })
        : [],
    [isByDistrict, ground.data, byId, shades],
  );
  const points = useMemo(
    () =>
      isByDistrict
        ? []
        : rows
            .filter((row) => peopleOf(row) !== null)
            .map((row) => ({
              id: row.areaId,
              name: '',
              at: row.center,
              colour: shades.colours[shades.classAt(peopleOf(row))] ?? mapColours[theme].noData,
              sign: '',
              scale: 0.7,
            })),
    [isByDistrict, rows, shades, theme],
  );
  const factsOf = (id: string): HoverFacts | null => {
    const row = byId.get(id);
    if (row === undefined) return null;
    return {
      title: isByDistrict ? row.name : `网格（${row.districtName ?? '境内'}）`,
      rows: [
        ['人群包人数', figureText(row.taPersons, asPersons)],
        ['TA浓度', figureText(row.taConcentrationPeople, asShare)],
        ['TGI', figureText(row.tgi, (value) => formatNumber(value))],
      ],
    };
  };
  const note = [
    '颜色为人群包人数',
    ...(withheld > 0 ? [`${withheld} 个区域样本不足，未显示`] : []),
    ...(basis.isDemo ? ['演示数据'] : []),
  ].join('；');
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title="人群包空间分布"
      subtitle={subtitle}
      note={note}
      height={560}
      points={points.map(({ at }) => at)}
      layers={[
        { id: 'people', title: '人群包人数', rows: shades.legend, opacity: isByDistrict ? 0.62 : 0.9 },
      ]}
    >
      {(lookOf) => (
        <>
          <ShadedAreasLayer
            name="pack-districts"
            areas={areas}
            colours={shades.colours}
            onPick={ignore}
            {...lookOf('people')}
          />
          <StatusPointsLayer name="pack-cells" points={points} {...lookOf('people')} />
          <HoverCard
            find={(at, slack) =>
              (isByDistrict ? polygonAt(areas, at)?.id : placeAt(points, at, slack)) ?? null
            }
            factsOf={factsOf}
          />
        </>
      )}
    </CityMap>
  );
}
