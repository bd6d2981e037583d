import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { AimOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import type { BasketUnit } from '../../shared/basket/add-to-basket.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './area-plan.module.css';
import type { VacantUnit } from './vacancies.ts';
import { basketColumn } from '../../shared/basket/basket-column.tsx';

/** The faces of a position in one form, one slot of each, on the days of the plan. */
function basketUnitsOf(unit: VacantUnit): BasketUnit[] {
  const { cityCode, cityName, mediumId, mediumName, formId, formName, name, discountBasisPoints } = unit;
  return unit.faceIds.map((faceId) => ({
    input: {
      cityCode,
      mediumId,
      formId,
      faceId,
      quantity: 1,
      discountPermille: Math.round(discountBasisPoints / 10),
    },
    unitName: name,
    cityName,
    mediumName,
    formName,
  }));
}

export function vacancyColumns(
  onLocate: (unit: VacantUnit) => void,
  onFaces: (unit: VacantUnit, faces: number) => void,
  isSaving: boolean,
): AppColumn<VacantUnit>[] {
  return [
    {
      key: 'name',
      title: '点位',
      width: 168,
      fixed: 'left',
      render: (unit) => (
        <span className={styles.located}>
          <span className={styles.position} title={`${unit.name} ${unit.code}`}>
            {unit.name}
            <span className={styles.note}>{unit.code}</span>
          </span>
          <Button
            type="text"
            size="small"
            icon={<AimOutlined aria-hidden="true" />}
            title="在地图上定位"
            aria-label={`定位 ${unit.code}`}
            onClick={() => onLocate(unit)}
          />
        </span>
      ),
    },
    {
      key: 'area',
      title: '区域',
      width: 112,
      ellipsis: true,
      render: ({ areaName }) => <span title={areaName}>{areaName}</span>,
    },
    {
      key: 'form',
      title: '媒体 · 形式',
      width: 152,
      render: ({ mediumName, formName }) => (
        <span className={styles.position}>
          {mediumName}
          <span className={styles.note}>{formName}</span>
        </span>
      ),
    },
    {
      key: 'free',
      title: '空位',
      width: 72,
      isNumeric: true,
      render: ({ freeFaces, faces }) => `${freeFaces} / ${faces}`,
    },
    {
      key: 'heat',
      title: '周边 TA（周）',
      width: 112,
      isNumeric: true,
      render: ({ heat }) => <FigureValue figure={heat.taPersons} format={asPersons} />,
    },
    {
      key: 'concentration',
      title: 'TA浓度',
      width: 80,
      isNumeric: true,
      render: ({ heat }) => <FigureValue figure={heat.taConcentration} format={asShare} />,
    },
    {
      key: 'tgi',
      title: 'TGI',
      width: 72,
      isNumeric: true,
      render: ({ heat }) => <TgiValue figure={heat.tgi} />,
    },
    {
      key: 'price',
      title: '单面净价',
      width: 104,
      isNumeric: true,
      render: ({ faceNetFen, isSamplePrice }) => (
        <span className={styles.price}>
          <MoneyFen fen={faceNetFen} digits={0} />
          {isSamplePrice && <SamplePriceMark />}
        </span>
      ),
    },
    basketColumn((unit) => ({
      name: `${unit.code} ${unit.formName}`,
      units: basketUnitsOf(unit),
      blocked: unit.freeFaces === 0 || unit.faceNetFen === null ? '没有空位或没有刊例价' : undefined,
    })),
    {
      key: 'chosen',
      title: '选用（面）',
      width: 104,
      fixed: 'right',
      render: (unit) => (
        <InputNumber
          size="small"
          min={0}
          max={unit.freeFaces}
          precision={0}
          aria-label={`${unit.code} ${unit.formName} 选用面数`}
          disabled={isSaving || unit.faceNetFen === null}
          value={unit.chosenFaces}
          onChange={(faces) => faces !== null && faces !== unit.chosenFaces && onFaces(unit, faces)}
        />
      ),
    },
  ];
}
