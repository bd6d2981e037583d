import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { AddToBasket } from '../../shared/basket/add-to-basket.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { EstimateMark, SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { WithThumbnail } from '../../shared/media-picture/media-picture.tsx';
import { formatNumber, formatShare, missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { basketBlock, basketUnitsOf, type ListedPeriod } from '../../shared/basket/units-of-row.ts';
import { figureColumns } from './figure-columns.tsx';
import styles from './media-inventory.module.css';
import { VacancyStrip } from './vacancy-strip.tsx';

export const sizeText = ({ widthMillimeters, heightMillimeters, spotSeconds }: MediaUnit): string => {
  const metres = (length: number) => formatNumber(length / 1000, length < 1000 ? 2 : 1);
  const seconds = spotSeconds === null ? '' : ` · ${spotSeconds} 秒`;
  return `${metres(widthMillimeters)}×${metres(heightMillimeters)} m${seconds}`;
};

/** What a favourite of a row is. */
export const favouriteOf = ({ positionId, lineId }: MediaUnit) =>
  lineId === null
    ? { kind: 'position' as const, id: positionId ?? '' }
    : { kind: 'line' as const, id: lineId };

export interface ColumnsContext {
  readonly hasAudience: boolean;
  readonly hasPlaces: boolean;
  readonly period: ListedPeriod;
  readonly today: string;
  readonly onOpen: (unitKey: string) => void;
}

/** Columns of the media of a city. */
export function mediaColumns(context: ColumnsContext): AppColumn<MediaUnit>[] {
  const { hasAudience, hasPlaces, period, today, onOpen } = context;
  return [
    {
      key: 'name',
      title: '点位 / 线路',
      width: 256,
      fixed: 'left',
      render: (unit) => (
        <WithThumbnail format={{ mediumId: unit.mediumId, formId: unit.formId }}>
          <button
            type="button"
            className={styles.open}
            title={`打开 ${unit.name} ${unit.formName}`}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(unit.unitKey);
            }}
          >
            {unit.name}
            <small>{unit.code}</small>
          </button>
        </WithThumbnail>
      ),
    },
    {
      key: 'form',
      title: '媒体 · 形式',
      width: 144,
      render: ({ mediumName, formName }) => (
        <span className={styles.two}>
          {formName}
          <small>{mediumName}</small>
        </span>
      ),
    },
    {
      key: 'free',
      title: '空位',
      width: 104,
      isNumeric: true,
      isSortable: true,
      render: ({ freeUnits, units, unit }) => (
        <span data-none={freeUnits === 0 || undefined} className={styles.free}>
          {formatNumber(freeUnits)} / {formatNumber(units)} {unit}
        </span>
      ),
    },
    {
      key: 'vacancy',
      title: '90 天空位',
      width: 168,
      isSortable: true,
      render: ({ vacancyWeeks, units, unit, freeShare90 }) => (
        <span className={styles.vacancy}>
          <VacancyStrip weeks={vacancyWeeks} units={units} unit={unit} today={today} />
          <span className="numeric">{formatShare(freeShare90, 0)}</span>
        </span>
      ),
    },
    {
      key: 'price',
      title: '刊例价',
      width: 184,
      isNumeric: true,
      isSortable: true,
      render: ({ priceFen, priceDays, isSamplePrice }) =>
        priceFen === null ? (
          missing
        ) : (
          <span className={styles.value}>
            {unitPriceText(priceFen, priceDays)}
            {isSamplePrice && <SamplePriceMark />}
          </span>
        ),
    },
    ...figureColumns(hasAudience),
    ...(hasPlaces
      ? [
          {
            key: 'distance',
            title: '距门店',
            width: 96,
            isNumeric: true,
            isSortable: true,
            render: ({ distanceMeters }: MediaUnit) =>
              distanceMeters === null ? missing : `${formatNumber(distanceMeters)} 米`,
          },
        ]
      : []),
    {
      key: 'district',
      title: '区 / 商圈',
      width: 136,
      render: ({ districtName, businessDistrictName, estimatedFields }) => (
        <span className={styles.two}>
          <span className={styles.value}>
            {districtName ?? missing}
            {estimatedFields.includes('districtName') && <EstimateMark />}
          </span>
          {businessDistrictName !== null && <small>{businessDistrictName}</small>}
        </span>
      ),
    },
    {
      key: 'level',
      title: '等级',
      width: 88,
      render: ({ level, estimatedFields }) => (
        <span className={styles.value}>
          {level}
          {estimatedFields.includes('level') && <EstimateMark />}
        </span>
      ),
    },
    { key: 'size', title: '规格', width: 144, render: sizeText },
    { key: 'lit', title: '照明', width: 72, render: ({ isLit }) => (isLit ? '亮灯' : '不亮灯') },
    {
      key: 'next',
      title: '最早空位',
      width: 112,
      render: ({ nextFreeFrom }) => nextFreeFrom ?? '180 天内无',
    },
    {
      key: 'operator',
      title: '运营方',
      width: 128,
      ellipsis: true,
      render: ({ operator }) => operator ?? missing,
    },
    { key: 'updated', title: '更新', width: 112, render: ({ updatedOn }) => updatedOn },
    {
      key: 'actions',
      title: '操作',
      width: 136,
      fixed: 'right',
      render: (unit) => (
        <span className={styles.value}>
          <FavouriteButton {...favouriteOf(unit)} name={unit.name} isKept={unit.isFavourite} />
          <AddToBasket
            name={`${unit.name} ${unit.formName}`}
            units={basketUnitsOf(unit, period)}
            blocked={basketBlock(unit)}
          />
        </span>
      ),
    },
  ];
}
