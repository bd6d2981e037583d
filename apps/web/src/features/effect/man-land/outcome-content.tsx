import { effectAreaSorts, effectAreaUnitNames } from '@ooh/contract/domain/effect-area-names';
import { Alert, Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { AreaFilters } from '../../../shared/order/area-filters.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { optimiseHref, optimisePath } from '../effect-addresses.ts';
import { AreaTypes } from './area-types.tsx';
import { outcomeList, type OutcomeAddress } from './man-land-address.ts';
import styles from './man-land.module.css';
import { outcomeColumns, type Row } from './outcome-columns.tsx';
import { OutcomeFunnel, OutcomeMaps } from './outcome-parts.tsx';

export interface OutcomeProps {
  readonly orderId: string;
  readonly orderName: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly address: OutcomeAddress;
  readonly onAddress: (address: OutcomeAddress, options?: { readonly replace?: boolean }) => void;
}

const usualSort = { key: 'gapPersons', order: 'desc' } as const;

/** An order's city by area: what was promised, what was reached, and where people are missing. */
export function OutcomeContent(props: OutcomeProps) {
  const { orderId, cityCode, cityName, address, onAddress } = props;
  const isReachable = useReachable();
  const [isSaving, setIsSaving] = useState(false);
  const page = useListPage(outcomeList, { usualSize: 10, address, onAddress });
  const { pageNo, pageSize, filters } = page;
  const { unit = 'businessDistrict', segment = 'all', q = '' } = address;
  const sortBy = effectAreaSorts.find((key) => key === page.sort?.key);
  const sort = sortBy === undefined ? usualSort : { key: sortBy, order: page.sort?.order ?? 'desc' };
  const ascending = sort.order === 'asc' ? 'true' : 'false';
  const question = { orderId, cityCode, unit, segment, keyword: q, sortBy: sort.key, ascending } as const;
  const list = useCall('v1/effect/man-land', { ...question, pageNo, pageSize }, { keepPrevious: true });
  const { data, error, refetch } = list;
  const segments = data?.segments;
  const canFill = isReachable(optimisePath);
  const columns = useMemo(
    () => outcomeColumns(segments ?? [], canFill ? () => optimiseHref(orderId, cityCode) : null),
    [segments, canFill, orderId, cityCode],
  );
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={620} />;
  if (data.basis === null)
    return (
      <StateBlock
        kind="empty"
        title={`${cityName}数据不足`}
        description={data.scope.cities[0]?.reason ?? '没有可以展示的数字'}
      />
    );
  const save = async () => {
    setIsSaving(true);
    await saveFile('v1/effect/export-man-land', question);
    setIsSaving(false);
  };
  const other = (change: Partial<OutcomeAddress>) => onAddress({ ...address, page: undefined, ...change });
  return (
    <>
      {!data.isManLand && <Alert type="info" showIcon title="该订单不是人地匹配，按目标人群展示。" />}
      <OutcomeMaps data={data} {...props} />
      <OutcomeFunnel data={data} cityName={cityName} />
      <Card
        title="区域 × 人群"
        extra={
          <Button loading={isSaving} onClick={() => void save()}>
            导出 Excel
          </Button>
        }
        footer="差异为同一批样本人上的配对差（实际 − 计划），区间不含 0 且为负的标红；人群各列为实际覆盖与差异。"
      >
        <AppTable<Row>
          caption="区域与人群的覆盖"
          columns={columns}
          {...page.tableOf(list)}
          rowKey={({ areaId }) => areaId}
          sort={sort}
          isFiltered={q !== ''}
          onClearFilters={() => filters.filter({ q: undefined })}
          emptyTitle="该城市还没有这类区域的数据"
          toolbar={
            <AreaFilters
              unitNames={effectAreaUnitNames}
              unit={unit}
              onUnit={(next) => other({ unit: next === 'businessDistrict' ? undefined : next, q: undefined })}
              keyword={q}
              onKeyword={(text) => filters.filter({ q: text })}
            >
              <Select
                aria-label="人群"
                className={styles.segment}
                value={segment}
                options={data.segments.map(({ segmentId, name }) => ({ value: segmentId, label: name }))}
                onChange={(next: string) => other({ segment: next === 'all' ? undefined : next })}
              />
            </AreaFilters>
          }
        />
        {unit === 'aoi' && <AreaTypes types={data.areaTypes} />}
        <EffectBasis scope={data.scope} />
      </Card>
    </>
  );
}
