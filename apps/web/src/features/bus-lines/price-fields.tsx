import { deckNames } from '@ooh/contract/domain/bus-names';
import { Checkbox, InputNumber } from 'antd';
import styles from './bus-lines.module.css';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { priceKey, shownDecks, type LineDraft } from './line-draft.ts';

export interface PriceFieldsProps {
  readonly draft: LineDraft;
  readonly formNames: ReadonlyMap<number, string>;
  /** Keys of the prices that were emptied. */
  readonly empty: readonly string[];
  readonly onPrice: (key: string, priceFen: number | null) => void;
  readonly onConfirm: (key: string, isConfirmed: boolean) => void;
}

/** Prices of every form for the decks in use; sample prices are marked until they are changed or vouched for. */
export function PriceFields({ draft, formNames, empty, onPrice, onConfirm }: PriceFieldsProps) {
  return shownDecks(draft).map((deck) => (
    <fieldset key={deck} className={styles.deck}>
      <legend>{deckNames[deck]}（元/辆·30天）</legend>
      {draft.prices
        .filter((price) => price.deck === deck)
        .map((price) => {
          const key = priceKey(price);
          const formName = formNames.get(price.formId) ?? `形式 ${price.formId}`;
          const label = `${deckNames[deck]}${formName}价格`;
          return (
            <div key={key} className={styles.price}>
              <span>{formName}</span>
              <InputNumber<number>
                min={0}
                max={1_000_000}
                precision={2}
                step={100}
                prefix="¥"
                placeholder="未定价"
                aria-label={label}
                status={empty.includes(key) ? 'error' : undefined}
                value={price.priceFen === null ? null : price.priceFen / 100}
                onChange={(yuan) => onPrice(key, yuan === null ? null : Math.round(yuan * 100))}
              />
              {price.isPlaceholderPrice && (
                <>
                  <SamplePriceMark />
                  <Checkbox
                    checked={draft.confirmed.has(key)}
                    aria-label={`${label}已核实`}
                    onChange={(event) => onConfirm(key, event.target.checked)}
                  >
                    已核实
                  </Checkbox>
                </>
              )}
            </div>
          );
        })}
    </fieldset>
  ));
}
