import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { type BasketUnit } from '../../../shared/basket/add-to-basket.tsx';
import { useBasketBrief } from '../../../shared/basket/use-basket.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import { SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import { weightsOf, type ManLandAddress } from './man-land-address.ts';
import styles from './man-land.module.css';
import { withUnits, type MatchedUnit, type PickTerms } from './pick-units.ts';
import { basketColumn } from '../../../shared/basket/basket-column.tsx';

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

type Pick = (units: readonly MatchedUnit[]) => void;

function basketUnitOf(unit: MatchedUnit, { cityCode, startDate, endDate }: PickTerms): BasketUnit {
  const { mediumId, formId, faceId, lineId, deck, unitName, mediumName, formName } = unit;
  const place = faceId === null ? { lineId: lineId ?? '', deck: deck ?? ('single' as const) } : { faceId };
  return {
    input: { cityCode, mediumId, formId, ...place, quantity: 1, startDate, endDate },
    unitName,
    mediumName,
    formName,
  };
}

function columnsOf(pick: Pick | undefined, terms: PickTerms): AppColumn<MatchedUnit>[] {
  return [
    {
      key: 'score',
      title: '匹配分',
      width: 72,
      isNumeric: true,
      render: ({ score, parts }) => (
        <span
          title={`人群 ${formatNumber(100 * parts.people)} · 位置 ${formatNumber(100 * parts.place)} · 成本 ${formatNumber(100 * parts.cost)}`}
        >
          {formatNumber(score, 1)}
        </span>
      ),
    },
    {
      key: 'parts',
      title: '人群/位置/成本',
      width: 120,
      isNumeric: true,
      render: ({ parts }) =>
        [parts.people, parts.place, parts.cost].map((part) => formatNumber(100 * part)).join(' / '),
    },
    {
      key: 'unit',
      title: '线路/点位',
      width: 164,
      ellipsis: true,
      render: unitTitle,
    },
    {
      key: 'form',
      title: '媒体形式',
      width: 148,
      ellipsis: true,
      render: ({ mediumName, formName }) => `${mediumName} · ${formName}`,
    },
    { key: 'level', title: '等级', width: 56, render: ({ level }) => level },
    {
      key: 'distance',
      title: '距离',
      width: 72,
      isNumeric: true,
      render: ({ distanceMeters }) =>
        distanceMeters === 0 ? '区域内' : `${formatNumber(distanceMeters)} 米`,
    },
    {
      key: 'free',
      title: '空位/总量',
      width: 84,
      isNumeric: true,
      render: ({ freeUnits, capacity }) => `${formatNumber(freeUnits)} / ${formatNumber(capacity)}`,
    },
    {
      key: 'net',
      title: '净价',
      width: 152,
      isNumeric: true,
      render: ({ netFen, unit, isSamplePrice }) => (
        <span className={styles.price}>
          {formatFen(netFen)}/{unit}
          {isSamplePrice && <SamplePriceMark />}
        </span>
      ),
    },
    basketColumn((unit) => ({
      name: `${unitTitle(unit)} ${unit.formName}`,
      units: [basketUnitOf(unit, terms)],
    })),
    {
      key: 'pick',
      title: '选用',
      width: 112,
      fixed: 'right',
      render: (unit) => (
        <Button
          size="small"
          disabled={pick === undefined || unit.chosenUnits >= unit.freeUnits}
          onClick={() => pick?.([unit])}
        >
          {unit.chosenUnits > 0 ? `已选 ${unit.chosenUnits}，再加` : '加入排期'}
          <span className="visually-hidden">{`：${unitTitle(unit)} ${unit.formName}`}</span>
        </Button>
      ),
    },
  ];
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
    { quiet: true, keepPrevious: true },
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
        columns={columnsOf(mayPick ? pick : undefined, terms)}
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
