import { certain } from '@ooh/contract/core/certain';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { HatchLayer } from '../../map/hatch-layer.tsx';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { outerRingsOf } from '../../map/outer-rings.ts';
import { polygonAt } from '../../map/prepare-polygons.ts';
import type { ShadedArea } from '../../map/prepare-shaded-areas.ts';
import { shadeClasses } from '../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { groupByProvince } from '../../shared/city-picker/city-catalog.ts';
import { useCityCatalog } from '../../shared/city-picker/use-city-catalog.ts';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { cityList, comparedOf, type CityBaseAddress } from './city-base-address.ts';
import type { CityMetric, CityRow } from './city-metrics.ts';
import { shadeCities, shadeProvinces, type RegionBoundary, type RegionShades } from './shade-regions.ts';

const country = '100000';
const nothing: RegionShades = { regions: [], locked: [] };
/** Distance of the lines over closed areas, degrees: the country is seen from afar. */
const hatchSteps = { country: 1.2, province: 0.16 };

export interface CityBaseMapProps {
  readonly rows: readonly CityRow[];
  readonly metric: CityMetric;
  readonly scope: CityScope;
  readonly address: CityBaseAddress;
  readonly asOf: string | undefined;
  readonly isDemo: boolean;
  readonly onAddress: (address: CityBaseAddress) => void;
  readonly onCompare: (cityCode: string) => void;
}

/** Provinces in the colours of a metric; a click looks into one of them, and there compares its cities. */
export function CityBaseMap(props: CityBaseMapProps) {
  const { rows, metric, scope, address, asOf, isDemo, onAddress, onCompare } = props;
  const { province } = address;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const ground = useBaseGeography(province ?? country);
  const { cities = [] } = useCityCatalog();
  const compared = useMemo(() => new Set(comparedOf(address)), [address]);
  const provinces = useMemo(() => groupByProvince(cities), [cities]);
  const provinceName = provinces.find(({ key }) => key === province)?.label;

  const shades = useMemo(() => {
    const boundaries = (ground.data?.features ?? []) as readonly RegionBoundary[];
    if (cities.length === 0 || boundaries.length === 0) return nothing;
    return province === undefined
      ? shadeProvinces(boundaries, { rows, metric, cities, scope })
      : shadeCities(province, boundaries, { rows, metric, cities, scope });
  }, [ground.data, province, rows, metric, cities, scope]);
  const classes = useMemo(
    () =>
      shadeClasses(
        shades.regions.map(({ value }) => value),
        metric.format,
        theme,
        { noData: { colour: mapColours[theme].boundary, shape: 'edge', text: '0 或无数据（不着色）' } },
      ),
    [shades, metric, theme],
  );
  const areas = useMemo(
    () =>
      shades.regions.flatMap(({ code, name, area, value }) =>
        outerRingsOf(area).map((ring): ShadedArea => ({
          id: code,
          name,
          ring,
          isSelected: compared.has(code),
          classIndex: classes.classAt(value),
        })),
      ),
    [shades, classes, compared],
  );
  const { hatch, areaEdge } = mapColours[theme];
  const legend = [
    ...classes.legend,
    ...(shades.locked.length > 0 ? [{ colour: hatch, shape: 'hatch' as const, text: '未开通数据权限' }] : []),
    ...(areas.some(({ isSelected }) => isSelected)
      ? [{ colour: areaEdge, shape: 'edge' as const, text: '对比中的城市' }]
      : []),
  ];
  const pick = (code: string): void =>
    province === undefined ? onAddress(cityList.filtered(address, { province: code })) : onCompare(code);
  const title = province === undefined ? `各省${metric.name}` : metric.name;
  const known = shades.regions.filter(({ value }) => value !== null);
  const best = known.toSorted(
    (a, b) => certain(b.value, 'value of a known region') - certain(a.value, 'value of a known region'),
  )[0];
  const factsOf = (code: string): HoverFacts | null => {
    const region = shades.regions.find((each) => each.code === code);
    if (region === undefined) return null;
    return {
      title: region.name,
      rows: [
        [metric.name, region.value === null ? missing : metric.format(region.value)],
        ...(province === undefined ? ([['所列城市', `${region.cities} 城`]] as const) : []),
      ],
      hint: province === undefined ? '点击查看其城市' : '点击加入或移出对比',
    };
  };
  const note = [
    province === undefined ? '点击省份查看其城市' : '点击城市加入或移出对比',
    best && `最高：${best.name} ${metric.format(certain(best.value, 'value of a known region'))}`,
    `单位：${metric.unit}`,
    province === undefined ? '各省为所列城市合计，不代表全省' : undefined,
    asOf && `数据日期 ${asOf}`,
    isDemo ? '演示数据：媒体存量、档期与价格均为模拟生成，不对应真实媒体' : undefined,
  ]
    .filter(Boolean)
    .join('；');
  return (
    <CityMap
      cityCode={province}
      cityName={provinceName ?? '全国'}
      title={title}
      subtitle={`城市底盘${asOf ? ` · 数据日期 ${asOf}` : ''}`}
      note={note}
      layers={[{ id: 'regions', title: metric.name, rows: legend }]}
      points={[]}
      arrangement={arrangement}
    >
      {(lookOf) => (
        <>
          <ShadedAreasLayer
            name="city-base"
            areas={areas}
            colours={classes.colours}
            onPick={pick}
            isOnGround
            {...lookOf('regions')}
          />
          <HatchLayer
            name="city-base-locked"
            areas={shades.locked}
            stepDegrees={province === undefined ? hatchSteps.country : hatchSteps.province}
            {...lookOf('regions')}
          />
          <HoverCard find={(place) => polygonAt(areas, place)?.id ?? null} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
