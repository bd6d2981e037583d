import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBasketBrief } from '../../../shared/basket/use-basket.ts';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { weightsOf, type ManLandAddress } from './man-land-address.ts';
import { withUnits, type MatchedUnit, type PickTerms } from './pick-units.ts';
import { type Pick, areaUnitColumns } from './area-unit-columns.tsx';

export interface AreaUnitsProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly areaId: string;
  readonly address: ManLandAddress;
  readonly items: readonly OrderItem[];
  readonly terms: PickTerms;
  readonly isBusy: boolean;
  readonly isEditable: boolean;
  readonly onItems: (items: readonly OrderItemInput[]) => void;
}

/** Media of one area by their match, each to be taken into the schedule. */
export function AreaUnits(props: AreaUnitsProps) {
  const { orderId, cityCode, areaId, address, items, terms, isBusy, isEditable, onItems } = props;
  const [page, setPage] = useState({ pageNo: 1, pageSize: 10 });
  useBasketBrief('order', orderId);
  const list = useCall(
    'v1/orders/man-land/units',
    {
      orderId,
      cityCode,
      areaId,
      unit: address.unit,
      segment: address.segment,
      mediumId: address.medium,
      ...weightsOf(address),
      ...page,
    },
    { keepPrevious: true },
  );
  const rows: CallOutput<'v1/orders/man-land/units'>['rows'] | undefined = list.data?.rows;
  const mayPick = isEditable && !isBusy && !list.isPlaceholderData;
  const pick: Pick = (units) => onItems(withUnits(items, units, terms));
  const best = rows?.filter(({ chosenUnits }) => chosenUnits === 0).slice(0, 5) ?? [];
  return (
    <Card
      title={list.data ? `${list.data.areaName} · 匹配媒体` : '匹配媒体'}
      footer="区域内及 300 米以内、订单档期有空位的媒体；净价按订单档期与刊例折扣，不含制作费。"
    >
      <AppTable<MatchedUnit>
        caption="匹配媒体"
        columns={areaUnitColumns(mayPick ? pick : undefined, terms)}
        rows={rows}
        rowKey={({ unitKey, formId }) => `${unitKey}|${formId}`}
        page={{ ...page, total: list.data?.total ?? 0 }}
        onPage={(pageNo, pageSize) => setPage({ pageNo, pageSize })}
        isLoading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyTitle="该区域没有空闲的订单媒体"
        toolbar={
          best.length > 1 && (
            <Button size="small" type="primary" disabled={!mayPick} onClick={() => pick(best)}>
              前 {best.length} 项各加 1 面/辆
            </Button>
          )
        }
      />
    </Card>
  );
}
