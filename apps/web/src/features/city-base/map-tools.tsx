import { Button, Select } from 'antd';
import { groupByProvince } from '../../shared/city-picker/city-catalog.ts';
import { isOpen, type CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityCatalog } from '../../shared/city-picker/use-city-catalog.ts';
import panel from '../../shared/map-workbench/panel.module.css';
import { cityList } from './city-base-address.ts';
import styles from './city-base.module.css';
import { HorizonChoice, MetricChoice, type MetricChoiceProps } from './metric-choice.tsx';

export interface MapToolsProps extends MetricChoiceProps {
  readonly scope: CityScope;
}

/** Above the map: the whole country or one province, and what cities are coloured by. */
export function MapTools({ metric, scope, address, onAddress }: MapToolsProps) {
  const { province } = address;
  const { cities = [] } = useCityCatalog();
  const look = (code: string | undefined): void => onAddress(cityList.filtered(address, { province: code }));
  const options = groupByProvince(cities)
    .filter(({ cities: own }) => own.some(({ adcode }) => isOpen(scope, adcode)))
    .map(({ key, label }) => ({ value: key, label }));
  return (
    <div className={panel.tools}>
      <nav className={styles.trail} aria-label="地图层级">
        <Button size="small" disabled={province === undefined} onClick={() => look(undefined)}>
          {province === undefined ? '全国' : '返回全国'}
        </Button>
        <span aria-hidden="true">›</span>
        <Select
          size="small"
          className={styles.province}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label="省份"
          placeholder="选择省份"
          value={province}
          options={options}
          onChange={look}
        />
      </nav>
      <MetricChoice metric={metric} address={address} onAddress={onAddress} />
      <HorizonChoice address={address} onAddress={onAddress} />
    </div>
  );
}
