import { certain } from '@ooh/contract/core/certain';
import { crsLabels, type ImportSession } from '@ooh/contract/domain/data-release';
import type { Crs } from '@ooh/geo/point';
import { polygonsOf } from '@ooh/geo/polygon';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { mapColours } from '../../../map/map-colours.ts';
import { boxAround, type LngLatBox, china } from '../../../map/map-data.ts';
import { MapLegend } from '../../../map/map-legend.tsx';
import type { MapSheet } from '../../../map/prepare-sheet.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { themeColours } from '../../../ui/theme/tokens.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import { compareSystems, type SystemReading } from '../compare-systems.ts';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';
import { SystemComparison, SystemWarning } from './system-comparison.tsx';
import { FitTo, OutsideLayer, ShapesLayer } from './shapes-layer.tsx';
import { useLayerSettings } from './layer-settings.ts';

export interface ShapeMapProps {
  readonly session: ImportSession;
  readonly onCrs: (crs: Crs) => void;
  readonly isDisabled: boolean;
}

function useColours() {
  const theme = useThemeName();
  const { selected, place, placeIdle, land } = mapColours[theme];
  return {
    chosen: selected,
    others: [place, placeIdle],
    outside: themeColours[theme].errorText,
    casing: land,
  };
}

const noPoints: NonNullable<SystemReading['outside']> = [];

/** The first rows on the map of the city: a wrong coordinate system shows as lines beside their roads and beyond the boundary. */
export function ShapeMap({ session, onCrs, isDisabled }: ShapeMapProps) {
  const { cityCode, crs, previewShapes } = session;
  const { noun } = kindLabels[session.kind];
  const boundaries = useBaseGeography(cityCode);
  const features = useMemo(() => boundaries.data?.features ?? [], [boundaries.data]);
  const area = useMemo(() => features.find(({ properties }) => properties.isSelf)?.geometry, [features]);
  const readings = useMemo(() => compareSystems(previewShapes, crs, area), [previewShapes, crs, area]);
  const chosen = certain(
    readings.find(({ isChosen }) => isChosen),
    'reading in the chosen system',
  );
  const { outside } = chosen;
  const others = readings.filter(({ isChosen }) => !isChosen);
  const colours = useColours();
  const { settings, layer } = useLayerSettings();
  const [fit, setFit] = useState<LngLatBox | null>(null);
  const cityName = useCityNames()(cityCode);
  const userName = useDisplayName();
  const layers = [
    layer(
      'chosen',
      `按 ${crsLabels[crs]} 读取`,
      colours.chosen,
      'line',
      `前 ${previewShapes.length} ${noun}`,
    ),
    layer('outside', '市界外的位置', colours.outside, 'dot', `${chosen.outside?.length ?? 0} 个`),
    ...others.map((reading, at) =>
      layer(
        `other${at}`,
        `对照：${crsLabels[reading.crs]}`,
        colours.others[at],
        'line',
        `偏移约 ${Math.round(reading.shiftMeters)} 米`,
      ),
    ),
  ];
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${session.fileName}_位置预览.png`,
      title: `${session.fileName} · ${cityName}`,
      subtitle: `前 ${session.previewShapes.length} ${noun}，按 ${crsLabels[session.crs]} 读取`,
      legendTitle: '位置预览',
      legend: [{ colour: colours.chosen, shape: 'line', text: `按 ${crsLabels[session.crs]} 读取` }],
      footnote: '导入前的预览，尚未写入',
      watermark: productWithUser(userName),
    }),
    [session, cityName, colours.chosen, userName, noun],
  );
  if (previewShapes.length === 0) {
    return (
      <StateBlock
        kind="empty"
        title="前几行没有可以画出的位置"
        description="请检查名称与坐标对应的列；试运行会逐行说明原因。"
        minHeight={320}
      />
    );
  }
  const focus = (points: readonly (readonly number[])[]) => setFit(boxAround(points));
  return (
    <>
      <SystemWarning readings={readings} onCrs={onCrs} isDisabled={isDisabled} />
      <div className={styles.map}>
        <MapCanvas
          label={`${cityName}导入线路预览地图`}
          boundaries={features}
          mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
          box={boxAround(previewShapes.flatMap(({ coordinates }) => coordinates)) ?? china}
          sheet={sheet}
          legend={<MapLegend layers={layers} startsFolded />}
        >
          {others.map((reading, at) => (
            <ShapesLayer
              key={at}
              name={`other${at}`}
              shapes={reading.shapes}
              colour={colours.others[at]}
              isGhost
              {...settings[`other${at}`]}
            />
          ))}
          <ShapesLayer
            name="chosen"
            shapes={previewShapes}
            colour={colours.chosen}
            isGhost={false}
            {...settings.chosen}
          />
          <OutsideLayer
            points={chosen.outside ?? noPoints}
            colour={colours.outside}
            casing={colours.casing}
            {...settings.outside}
          />
          <FitTo box={fit} />
        </MapCanvas>
      </div>
      <div className={styles.mapActions}>
        <Button size="small" onClick={() => focus(previewShapes.flatMap(({ coordinates }) => coordinates))}>
          放大到数据
        </Button>
        {area && (
          <Button size="small" onClick={() => focus(polygonsOf(area).flatMap((rings) => rings.flat()))}>
            全市
          </Button>
        )}
        {outside !== null && outside.length > 0 && (
          <Button size="small" onClick={() => focus(outside)}>
            放大到市界外的位置
          </Button>
        )}
      </div>
      <SystemComparison readings={readings} />
      {boundaries.error && (
        <StateBlock
          kind="section-failed"
          title="城市边界加载失败"
          error={boundaries.error}
          onRetry={() => void boundaries.refetch()}
        />
      )}
    </>
  );
}
