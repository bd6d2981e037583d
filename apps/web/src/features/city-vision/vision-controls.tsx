import { spatialUnitNames, spatialUnits, type SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { Checkbox, Segmented, Select, Switch } from 'antd';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { useAllowed } from '../../session/use-session.ts';
import { allParts, listText } from '../../ui/address/address-values.ts';
import styles from './city-vision.module.css';
import { layerNames } from './over-layer-looks.ts';
import type { Vision } from './use-vision.ts';
import { visionLayers, type VisionAddress } from './vision-address.ts';
import type { VisionMetric } from './vision-metric-keys.ts';
import { metricLooks, metricsFor } from './vision-metrics.ts';

const mediaFlag = 'digitalAssetRoleData.allMediumData.isEnabled';

export interface VisionControlsProps {
  readonly vision: Vision;
  readonly cityCode: string;
  readonly scope: CityScope;
  readonly address: VisionAddress;
  readonly onAddress: (address: VisionAddress) => void;
}

/** Whose whereabouts, counted how, with what laid over them. */
export function VisionControls({ vision, cityCode, scope, address, onAddress }: VisionControlsProps) {
  const { hasAudience, metric } = vision;
  const mayMedia = useAllowed(mediaFlag);
  const change = (part: VisionAddress) => onAddress({ ...address, city: cityCode, page: undefined, ...part });
  const layers = allParts(address.layers);
  return (
    <>
      <search className={panel.filters} aria-label="透视条件">
        <CrowdBar
          cityCode={cityCode}
          scope={scope}
          address={address}
          onCity={(city) =>
            onAddress({
              ...crowdOf(address),
              city,
              unit: address.unit,
              metric: address.metric,
              at: address.at,
            })
          }
          onChange={change}
        />
      </search>
      <div className={styles.group}>
        <h3>单元</h3>
        <Segmented<SpatialUnitKind>
          block
          aria-label="单元"
          value={vision.unit}
          options={spatialUnits.map((value) => ({ value, label: spatialUnitNames[value] }))}
          onChange={(unit) =>
            change({ unit: unit === 'cell' ? undefined : unit, pin: undefined, area: undefined })
          }
        />
      </div>
      <div className={styles.group}>
        <h3>指标</h3>
        <Select<VisionMetric>
          aria-label="指标"
          value={metric}
          options={metricsFor(hasAudience).map((value) => ({ value, label: metricLooks[value].name }))}
          onChange={(value) => change({ metric: value })}
        />
        {hasAudience && (
          <label>
            <Switch
              size="small"
              checked={address.cmp === true}
              onChange={(isOn) => change({ cmp: isOn || undefined })}
            />{' '}
            左右分屏：全体 | TA
          </label>
        )}
      </div>
      <section className={styles.group} aria-label="叠加图层">
        <h3>叠加</h3>
        {visionLayers
          .filter((layer) => layer !== 'media' || mayMedia)
          .map((layer) => (
            <Checkbox
              key={layer}
              checked={layers.includes(layer)}
              onChange={({ target }) =>
                change({
                  layers: listText(
                    visionLayers.filter((each) => (each === layer ? target.checked : layers.includes(each))),
                  ),
                })
              }
            >
              {layerNames[layer]}
            </Checkbox>
          ))}
      </section>
    </>
  );
}
