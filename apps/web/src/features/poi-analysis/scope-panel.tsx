import { Button, InputNumber, Segmented, Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { PlaceSetSelect } from '../../shared/place-sets/place-set-select.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { BrandFilter } from './brand-filter.tsx';
import type { PoiAddress, ScopeShapeKind } from './poi-address.ts';
import styles from './poi-analysis.module.css';
import { usualMinutes, usualRadius } from './use-scope.ts';

const shapes: readonly { readonly value: ScopeShapeKind; readonly label: string }[] = [
  { value: 'radius', label: '半径' },
  { value: 'way', label: '沿线' },
  { value: 'ring', label: '多边形' },
  { value: 'walk', label: '步行' },
];

export interface ScopePanelProps {
  readonly cityCode: string;
  readonly scope: CityScope;
  readonly address: PoiAddress;
  readonly isDrawing: boolean;
  readonly progress: string | null;
  readonly onDraw: () => void;
  readonly onCity: (cityCode: string) => void;
  readonly onChange: (change: Partial<PoiAddress>) => void;
}

function Distance({ address, onChange }: Pick<ScopePanelProps, 'address' | 'onChange'>) {
  const { shape = 'radius' } = address;
  if (shape === 'ring') return null;
  const isWalk = shape === 'walk';
  const usual = isWalk ? usualMinutes : usualRadius;
  return (
    <InputNumber
      aria-label={isWalk ? '步行时间（分钟）' : '半径（米）'}
      prefix={isWalk ? '步行' : shape === 'way' ? '沿线两侧' : '半径'}
      suffix={isWalk ? '分钟' : '米'}
      min={isWalk ? 3 : 50}
      max={isWalk ? 30 : 5000}
      step={isWalk ? 1 : 100}
      precision={0}
      style={{ width: '100%' }}
      value={(isWalk ? address.min : address.r) ?? usual}
      onChange={(value) => {
        if (value === null) return;
        const next = value === usual ? undefined : value;
        onChange(isWalk ? { min: next } : { r: next });
      }}
    />
  );
}

/** A business district as the polygon of the scope. */
function DistrictAsRing({ cityCode, onChange }: Pick<ScopePanelProps, 'cityCode' | 'onChange'>) {
  const found = useCall('poi-analyse-detail/getCbdLocationSelect', { cityCode }, { staleMs: 10 * 60_000 });
  return (
    <Select<string | null>
      showSearch={{ optionFilterProp: 'label' }}
      aria-label="以商圈为范围"
      placeholder="以商圈为范围"
      value={null}
      options={(found.data?.options ?? []).map(({ placeId, name }) => ({ value: placeId, label: name }))}
      onChange={(chosen) => {
        const ring = found.data?.options.find(({ placeId }) => placeId === chosen)?.ring ?? [];
        onChange({
          path: ring
            .slice(0, -1)
            .map(([lng, lat]) => `${lng.toFixed(5)} ${lat.toFixed(5)}`)
            .join(','),
        });
      }}
    />
  );
}

/** What the scope is drawn around, and how far it goes. */
export function ScopePanel(props: ScopePanelProps) {
  const { cityCode, scope, address, isDrawing, progress, onDraw, onCity, onChange } = props;
  const { shape = 'radius' } = address;
  const isDrawnShape = shape === 'way' || shape === 'ring';
  return (
    <search className={panel.filters} aria-label="圈定条件">
      <CrowdBar cityCode={cityCode} scope={scope} address={address} onCity={onCity} onChange={onChange} />
      <Segmented<ScopeShapeKind>
        block
        aria-label="圈定方式"
        value={shape}
        options={[...shapes]}
        onChange={(next) => onChange({ shape: next === 'radius' ? undefined : next, path: undefined })}
      />
      {isDrawnShape ? (
        <>
          <Button type={isDrawing ? 'primary' : 'default'} aria-pressed={isDrawing} onClick={onDraw}>
            {shape === 'way' ? '在地图上画沿线' : '在地图上画多边形'}
          </Button>
          {shape === 'ring' && <DistrictAsRing cityCode={cityCode} onChange={onChange} />}
          <p className={styles.hint} aria-live="polite">
            {isDrawing
              ? `逐点单击，双击或按 Enter 结束，Esc 取消；至少 3 个点。${progress ?? ''}`
              : address.path === undefined
                ? '还没有绘制。'
                : `已绘制 ${allParts(address.path).length} 个点。`}
          </p>
        </>
      ) : (
        <>
          <PlaceSetSelect cityCode={cityCode} value={address.set} onChange={(set) => onChange({ set })} />
          {address.set === undefined && (
            <>
              <BrandFilter
                cityCode={cityCode}
                label="品牌"
                value={address.brand}
                without={[]}
                onChange={(brand) => onChange({ brand })}
              />
              {address.brand === undefined && (
                <KeywordInput
                  subject="关键词，多个用逗号分开"
                  value={address.kw ?? ''}
                  onSearch={(kw) => onChange({ kw: kw === '' ? undefined : kw.replaceAll(/[，、]/g, ',') })}
                />
              )}
            </>
          )}
        </>
      )}
      <Distance address={address} onChange={onChange} />
    </search>
  );
}
