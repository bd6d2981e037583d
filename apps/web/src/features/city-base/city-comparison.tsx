import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import { RemovableChip } from '../../ui/form/removable-chip.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { comparedOf, mediaOf, type CityBaseAddress } from './city-base-address.ts';
import styles from './city-base.module.css';
import { DifferenceSwitch } from '../../shared/compare/difference-switch.tsx';
import { ComparedCities } from './compared-cities.tsx';
import type { CityMarketTools } from './use-city-market.ts';

export interface CityComparisonProps {
  readonly address: CityBaseAddress;
  readonly market: CityMarketTools;
  readonly onAddress: (address: CityBaseAddress) => void;
  /** Puts a city in or takes it out. */
  readonly onCompare: (cityCode: string) => void;
}

/** Up to four cities side by side, whatever the filters above leave of the others. */
export function CityComparison({ address, market, onAddress, onCompare }: CityComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const codes = comparedOf(address);
  const found = useCall(
    'app-analyse-city/conditionQuery',
    { cityCodes: codes, mediumIds: mediaOf(address) },
    { enabled: codes.length > 0, keepPrevious: true },
  );
  const rows = market.join(
    codes.flatMap((code) => found.data?.rows.find(({ cityCode }) => cityCode === code) ?? []),
  );
  const lost = found.data && !found.isPlaceholderData ? codes.length - rows.length : 0;
  return (
    <Card
      title={`城市对比${codes.length > 0 ? `（${codes.length}/${maxCompared}）` : ''}`}
      extra={
        codes.length > 0 && (
          <span className={styles.tools}>
            <DifferenceSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />
            <Button size="small" onClick={() => onAddress({ ...address, cmp: undefined })}>
              清空对比
            </Button>
          </span>
        )
      }
      footer={
        codes.length > 0 &&
        '▲ 标出最优值：人口、GDP、存量与空位率以高为优，刊例价格指数与综合 CPM 以低为优；随媒体筛选变化，不随其他筛选变化。'
      }
    >
      {codes.length === 0 ? (
        <StateBlock
          kind="unselected"
          minHeight={240}
          title={`勾选至多 ${maxCompared} 个城市进行对比`}
          description="在排名、明细表中勾选，或在省份地图上点击城市。"
        />
      ) : found.error && !found.data ? (
        <StateBlock kind="section-failed" error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <StateBlock kind="loading" rows={6} minHeight={240} />
      ) : (
        <>
          <ul className={styles.chips} aria-label="对比中的城市">
            {rows.map(({ cityCode, cityName }) => (
              <RemovableChip
                key={cityCode}
                text={cityName}
                remove={{
                  label: `移出对比 ${cityName}`,
                  run: () => onCompare(cityCode),
                }}
              />
            ))}
          </ul>
          {lost > 0 && <p className={styles.hint}>另有 {lost} 个城市不存在或不在您的数据权限内，未列出。</p>}
          {rows.length > 0 && <ComparedCities rows={rows} onlyDifferences={onlyDifferences} />}
        </>
      )}
    </Card>
  );
}
