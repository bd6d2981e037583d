import type { ManLandUnit, ManLandWeights } from '@ooh/contract/domain/man-land';
import { Select } from 'antd';
import { AreaFilters } from '../../../shared/order/area-filters.tsx';
import type { ManLandAddress } from './man-land-address.ts';
import { weightsOf, weightText } from './man-land-address.ts';
import ownStyles from './match-tools.module.css';
import type { Matrix } from './match-matrix.tsx';
import { WeightSlider } from './weight-slider.tsx';

export interface MatchToolsProps {
  readonly address: ManLandAddress;
  readonly media: Matrix['media'] | undefined;
  readonly onAddress: (change: Partial<ManLandAddress>) => void;
}

const parts = [
  { key: 'peopleWeight', name: '人群', hint: '区域的 TA浓度' },
  { key: 'placeWeight', name: '位置', hint: '日均 TA 人数与距离' },
  { key: 'costWeight', name: '成本', hint: '同媒体内的净价' },
] as const;

export const unitNames: Readonly<Record<ManLandUnit, string>> = { businessDistrict: '商圈', aoi: 'AOI' };

/** What the matrix shows, and what its score counts. */
export function MatchTools({ address, media, onAddress }: MatchToolsProps) {
  const weights = weightsOf(address);
  const setWeights = (next: ManLandWeights) => onAddress({ w: weightText(next), page: undefined });
  return (
    <div className={ownStyles.tools}>
      <AreaFilters
        unitNames={unitNames}
        unit={address.unit ?? 'businessDistrict'}
        onUnit={(unit) => onAddress({ unit, page: undefined, area: undefined, q: undefined })}
        keyword={address.q}
        onKeyword={(q) => onAddress({ q, page: undefined })}
      >
        <Select
          allowClear
          className={ownStyles.select}
          aria-label="媒体"
          placeholder="订单的全部媒体"
          value={address.medium}
          options={media?.map(({ mediumId, name, freeUnits }) => ({
            value: mediumId,
            label: `${name}（空位 ${freeUnits}）`,
          }))}
          onChange={(medium?: number) => onAddress({ medium, page: undefined })}
        />
      </AreaFilters>
      <fieldset className={ownStyles.weights}>
        <legend className="visually-hidden">匹配分的权重</legend>
        {parts.map(({ key, name, hint }) => (
          <WeightSlider
            key={key}
            name={name}
            hint={hint}
            value={weights[key]}
            onValue={(value) => setWeights({ ...weights, [key]: value })}
          />
        ))}
      </fieldset>
    </div>
  );
}
