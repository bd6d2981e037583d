import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Field } from '../../../ui/form/field.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';

export interface LineChoiceProps {
  readonly planId: string;
  readonly cities: readonly { readonly cityCode: string; readonly cityName: string }[];
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** Lines that must be or must not be bought, searched among the lines of one city at a time. */
export function LineChoice({ planId, cities, strategy, onChange }: LineChoiceProps) {
  const [city, setCity] = useState(cities[0]?.cityCode ?? '');
  const held = useCall('bus-plan/v1/getCityList', { planId });
  const lacksLines =
    held.data?.some(({ cityCode, hasBusLines }) => cityCode === city && !hasBusLines) ?? false;
  const { data, error, isFetching, refetch } = useCall(
    'bus-plan/v1/getBusLineByPlanCity',
    { planId, cityCode: city },
    { enabled: city !== '' && held.data !== undefined && !lacksLines, staleMs: 5 * 60_000 },
  );
  const lines = data?.lines ?? [];
  const known = new Set(lines.map(({ lineId }) => lineId));
  const select = (key: 'mustLineIds' | 'excludedLineIds', label: string, other: readonly string[]) => {
    const elsewhere = strategy[key].filter((lineId) => !known.has(lineId));
    return (
      <Field
        id={`strategy-${key}`}
        label={label}
        hint={elsewhere.length > 0 && data ? `其他城市或已下线的线路 ${elsewhere.length} 条` : undefined}
      >
        <Select
          id={`strategy-${key}`}
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          placeholder={lacksLines ? '该城市还没有公交线路' : '输入线路名称或首末站'}
          loading={isFetching}
          disabled={error !== null || lacksLines}
          value={strategy[key].filter((lineId) => known.has(lineId))}
          options={lines.map(({ lineId, lineName, fromStop, toStop, level }) => ({
            value: lineId,
            label: `${lineName}（${fromStop}–${toStop}）${level}`,
            disabled: other.includes(lineId),
          }))}
          notFoundContent={isFetching ? '线路加载中' : '没有匹配的线路'}
          onChange={(chosen: string[]) => onChange({ [key]: [...elsewhere, ...chosen] })}
        />
      </Field>
    );
  };
  return (
    <>
      {cities.length > 1 && (
        <Segmented
          aria-label="线路所在城市"
          value={city}
          onChange={setCity}
          options={cities.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
        />
      )}
      {held.error && (
        <StateBlock
          kind="section-failed"
          title="线路加载失败"
          error={held.error}
          onRetry={() => void held.refetch()}
        />
      )}
      {error && (
        <StateBlock kind="section-failed" title="线路加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {select('mustLineIds', '必选线路', strategy.excludedLineIds)}
      {select('excludedLineIds', '排除线路', strategy.mustLineIds)}
    </>
  );
}
