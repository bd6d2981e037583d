import { Button } from 'antd';
import { AddToBasket, type BasketUnit } from '../../shared/basket/add-to-basket.tsx';
import { missing } from '../../ui/figure/format-figure.ts';
import { EstimateMark, SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { WithThumbnail } from '../../shared/media-picture/media-picture.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import type { InventoryRow } from './inventory-address.ts';
import styles from './media-inventory.module.css';
import { sizeOf, sum, Faces } from './face-cells.tsx';

/** The period that the list's free faces refer to. */
export interface ListedPeriod {
  readonly startDate?: string;
  readonly endDate?: string;
}

/** Every face of a position that is free and has a price, as the basket takes it. */
function unitsOf(row: InventoryRow, cityCode: string, period: ListedPeriod): BasketUnit[] {
  const { mediumId, name } = row;
  return row.faces
    .filter(({ freeSlots, priceFen }) => freeSlots > 0 && priceFen !== null)
    .map(({ faceId, formId, formName }) => ({
      input: { cityCode, mediumId, formId, faceId, quantity: 1, ...period },
      unitName: name,
      formName,
    }));
}

/** Columns of the inventory. `locate` shows a position on the map. */
export function inventoryColumns(
  mediumName: (mediumId: number) => string,
  locate: (row: InventoryRow) => void,
  city: ListedPeriod & { readonly cityCode: string },
): AppColumn<InventoryRow>[] {
  return [
    { key: 'code', title: '编号', width: 136, fixed: 'left', render: ({ code }) => code },
    {
      key: 'medium',
      title: '媒体',
      width: 184,
      render: ({ mediumId, faces }) => (
        <WithThumbnail format={{ mediumId, formId: faces[0]?.formId ?? 1 }}>
          {mediumName(mediumId)}
        </WithThumbnail>
      ),
    },
    {
      key: 'name',
      title: '点位',
      width: 200,
      ellipsis: true,
      render: ({ name }) => <span title={name}>{name}</span>,
    },
    {
      key: 'district',
      title: '行政区',
      width: 112,
      render: ({ districtName, estimatedFields }) => (
        <span className={styles.value}>
          {districtName ?? missing}
          {estimatedFields.includes('districtName') && <EstimateMark />}
        </span>
      ),
    },
    {
      key: 'level',
      title: '等级',
      width: 96,
      render: ({ level, estimatedFields }) => (
        <span className={styles.value}>
          {level}
          {estimatedFields.includes('level') && <EstimateMark />}
        </span>
      ),
    },
    {
      key: 'faces',
      title: '面 · 规格',
      width: 232,
      render: (row) => (
        <Faces
          row={row}
          draw={(face) => (
            <>
              {face.faceNo} {face.formName} <span className={styles.size}>{sizeOf(face)}</span>
            </>
          )}
        />
      ),
    },
    {
      key: 'free',
      title: '空位',
      width: 88,
      isNumeric: true,
      render: ({ faces }) => `${sum(faces, (face) => face.freeSlots)} / ${sum(faces, (face) => face.slots)}`,
    },
    {
      key: 'price',
      title: '刊例单价',
      width: 176,
      render: (row) => (
        <Faces
          row={row}
          draw={({ priceFen, periodDays, isSample }) =>
            priceFen === null ? (
              missing
            ) : (
              <span className={styles.value}>
                <span className="numeric">{unitPriceText(priceFen, periodDays)}</span>
                {isSample && <SamplePriceMark />}
              </span>
            )
          }
        />
      ),
    },
    {
      key: 'operator',
      title: '媒体主',
      width: 120,
      ellipsis: true,
      render: ({ operator }) => operator ?? missing,
    },
    {
      key: 'actions',
      title: '操作',
      width: 152,
      fixed: 'right',
      render: (row) => {
        const { cityCode, ...period } = city;
        return (
          <>
            <Button type="link" size="small" aria-label={`定位 ${row.code}`} onClick={() => locate(row)}>
              定位
            </Button>
            <AddToBasket
              name={row.code}
              units={unitsOf(row, cityCode, period)}
              blocked={unitsOf(row, cityCode, period).length === 0 ? '没有空位或没有刊例价' : undefined}
            />
          </>
        );
      },
    },
  ];
}
