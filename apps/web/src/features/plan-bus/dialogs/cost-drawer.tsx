import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { useCityScene } from '../city-scene.ts';
import { BudgetBar } from '../../../shared/plan/budget-bar.tsx';
import { SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import { hasDeliveryEdits } from '../workspace.ts';
import styles from './dialogs.module.css';

type Costs = CallOutput<'bus-plan/v1/getCostAggregateList'>;
type CostRow = Costs['rows'][number];
type GroupBy = NonNullable<CallInput<'bus-plan/v1/getCostAggregateList'>['groupBy']>;

const groups: readonly { readonly value: GroupBy; readonly label: string }[] = [
  { value: 'city', label: '按城市' },
  { value: 'form', label: '按形式' },
  { value: 'level', label: '按等级' },
  { value: 'line', label: '按线路' },
];

function nameOf(row: CostRow, groupBy: GroupBy): string {
  if (groupBy === 'city') return row.cityName;
  if (groupBy === 'form') return row.formName;
  return groupBy === 'level' ? row.level : (row.lineName ?? '');
}

function columnsOf(groupBy: GroupBy, costs: Costs | undefined): AppColumn<CostRow>[] {
  const count = (key: 'vehicles' | 'vehicleDays', title: string, width: number): AppColumn<CostRow> => ({
    key,
    title,
    width,
    isNumeric: true,
    render: (row) => formatNumber(row[key]),
    total: costs && formatNumber(costs.rows.reduce((sum, row) => sum + row[key], 0)),
  });
  const money = (key: keyof Costs['total'], title: string): AppColumn<CostRow> => ({
    key,
    title,
    width: 118,
    isNumeric: true,
    render: (row) => formatFen(row[key]),
    total: costs && formatFen(costs.total[key]),
  });
  return [
    {
      key: 'name',
      title: groups.find((group) => group.value === groupBy)?.label.slice(1) ?? '',
      width: 140,
      render: (row) => (
        <>
          {nameOf(row, groupBy)} {row.isSamplePrice && <SamplePriceMark />}
        </>
      ),
      total: '合计',
    },
    count('vehicles', '车辆', 72),
    count('vehicleDays', '车天', 80),
    money('rateCardFen', '刊例价'),
    money('netFen', '净价'),
    money('productionFen', '制作费'),
    money('serviceFen', '服务费'),
    money('taxFen', '税费'),
    money('totalFen', '含税合计'),
  ];
}

/** 费用汇总: the money of the plan by city, form, level or line; edits of this city count though unsaved. */
export function CostDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { plan, city, delivery, draft } = useCityScene();
  const [groupBy, setGroupBy] = useState<GroupBy>('city');
  const [scope, setScope] = useState<'city' | 'plan'>('city');
  const { planId } = plan.row;
  const { cityCode } = city;
  const edited = hasDeliveryEdits(draft) ? { delivery } : {};
  const { data, error, refetch, isFetching } = useCall(
    'bus-plan/v1/getCostAggregateList',
    scope === 'city' ? { planId, cityCode, groupBy, ...edited } : { planId, groupBy },
    { enabled: isOpen },
  );
  return (
    <Drawer open={isOpen} onClose={onClose} title="费用汇总" size={1080} destroyOnHidden>
      <div className={styles.costs}>
        <div className={styles.costTools}>
          <Segmented
            aria-label="范围"
            value={scope}
            onChange={setScope}
            options={[
              { value: 'city', label: city.cityName },
              { value: 'plan', label: '全部城市（已保存）' },
            ]}
          />
          <Segmented aria-label="汇总方式" value={groupBy} onChange={setGroupBy} options={[...groups]} />
        </div>
        {data && <BudgetBar totalFen={data.total.totalFen} budgetFen={data.budgetFen} />}
        <AppTable
          caption="费用汇总"
          columns={columnsOf(groupBy, data)}
          rows={data?.rows}
          rowKey={(row) => `${row.cityCode}/${row.formName}/${row.level}/${row.lineId ?? ''}`}
          isLoading={isFetching}
          error={error}
          onRetry={() => void refetch()}
          emptyTitle="方案中还没有车辆"
        />
        <p className={styles.quiet}>
          净价 = 刊例价 ×
          折扣；税费逐行以净价、制作费与服务费之和为基数，四舍五入到分后相加。示例价没有刊例依据。
        </p>
      </div>
    </Drawer>
  );
}
