import { unitTitle } from '@ooh/contract/domain/bus-names';
import { InputNumber } from 'antd';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { SamplePriceMark } from '../../../shared/figure/source-mark.tsx';
import styles from './create.module.css';
import { keyOf, lineOf, withQuantity, type Offer, type OfferTerms } from './offer-choice.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { wishIdOf, wishOf, type Wish } from './wished-units.ts';
import { basketColumn } from '../../../shared/basket/basket-column.tsx';
import type { CityMediaProps } from './city-media.tsx';

function blockedReason({ freeUnits }: Offer, wish: Wish | undefined): string | undefined {
  if (wish === 'excluded') return '客户避投，见投放需求';
  return freeUnits === 0 ? '所选档期没有空位' : undefined;
}

function wishMarks(wish: Wish | undefined) {
  if (wish === undefined) return null;
  return wish === 'must' ? <StatusTag tone="success" text="必投" /> : <StatusTag tone="error" text="避投" />;
}

export function offerColumns(
  terms: OfferTerms,
  { items, wishes, onItems }: Pick<CityMediaProps, 'items' | 'wishes' | 'onItems'>,
): AppColumn<Offer>[] {
  const quantityOf = (offer: Offer) => {
    const key = keyOf(lineOf(offer, terms, 1));
    return items.find((item) => keyOf(item) === key)?.input.quantity ?? 0;
  };
  return [
    {
      key: 'unitName',
      title: '线路/点位',
      width: 128,
      isSortable: true,
      ellipsis: true,
      render: (offer) => (
        <>
          {wishMarks(wishOf(wishes, wishIdOf(offer)))}
          {unitTitle(offer)}
        </>
      ),
    },
    { key: 'level', title: '等级', width: 56, render: ({ level }) => level },
    {
      key: 'freeUnits',
      title: '空位/容量',
      width: 98,
      isNumeric: true,
      isSortable: true,
      render: ({ freeUnits, capacity }) => `${formatNumber(freeUnits)} / ${formatNumber(capacity)}`,
    },
    {
      key: 'priceFen',
      title: '刊例单价',
      width: 132,
      isNumeric: true,
      isSortable: true,
      render: ({ priceFen, priceDays, isSamplePrice }) => (
        <span className={styles.unitPrice}>
          <span>{unitPriceText(priceFen, priceDays)}</span>
          {isSamplePrice && <SamplePriceMark />}
        </span>
      ),
    },
    {
      key: 'quantity',
      title: `数量（${terms.unit}）`,
      width: 100,
      fixed: 'right',
      isNumeric: true,
      render: (offer) => {
        const quantity = quantityOf(offer);
        const isExcluded = wishOf(wishes, wishIdOf(offer)) === 'excluded';
        return (
          <InputNumber
            size="small"
            min={0}
            max={Math.max(offer.freeUnits, quantity)}
            precision={0}
            aria-label={`${unitTitle(offer)}的数量`}
            disabled={quantity === 0 && (offer.freeUnits === 0 || isExcluded)}
            title={isExcluded ? '客户避投，见投放需求' : undefined}
            value={quantity}
            onChange={(value) => onItems(withQuantity(items, lineOf(offer, terms, 1), value ?? 0))}
          />
        );
      },
    },
    basketColumn((offer) => {
      const { isGift: _gift, discountPermille: _discount, ...input } = lineOf(offer, terms, 1).input;
      const { mediumName, formName } = terms;
      return {
        name: unitTitle(offer),
        units: [{ input, unitName: offer.unitName, mediumName, formName }],
        blocked: blockedReason(offer, wishOf(wishes, wishIdOf(offer))),
      };
    }),
  ];
}
