import { unitTitle } from '@ooh/contract/domain/bus-names';
import { Button } from 'antd';
import type { BasketUnit } from '../../../shared/basket/add-to-basket.tsx';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import styles from './man-land.module.css';
import type { MatchedUnit, PickTerms } from './pick-units.ts';
import { basketColumn } from '../../../shared/basket/basket-column.tsx';
import { boughtUnit } from '../../../shared/order/bought-unit.ts';

export type Pick = (units: readonly MatchedUnit[]) => void;

function basketUnitOf(unit: MatchedUnit, { cityCode, startDate, endDate }: PickTerms): BasketUnit {
  const { mediumId, formId, unitName, mediumName, formName } = unit;
  return {
    input: { cityCode, mediumId, formId, ...boughtUnit(unit), quantity: 1, startDate, endDate },
    unitName,
    mediumName,
    formName,
  };
}

export function areaUnitColumns(pick: Pick | undefined, terms: PickTerms): AppColumn<MatchedUnit>[] {
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
