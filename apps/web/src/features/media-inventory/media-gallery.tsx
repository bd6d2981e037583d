import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { AddToBasket } from '../../shared/basket/add-to-basket.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { MediaPicture } from '../../shared/media-picture/media-picture.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { basketBlock, basketUnitsOf, type ListedPeriod } from '../../shared/basket/units-of-row.ts';
import { favouriteOf } from './media-columns.tsx';
import styles from './media-inventory.module.css';
import { VacancyStrip } from './vacancy-strip.tsx';

export interface MediaGalleryProps {
  readonly units: readonly MediaUnit[];
  readonly audience: TargetAudience;
  readonly period: ListedPeriod;
  readonly today: string;
  readonly onOpen: (unitKey: string) => void;
}

/** Rows as cards, each with the drawn picture of its form and thirteen weeks of vacancy. */
export function MediaGallery({ units, audience, period, today, onOpen }: MediaGalleryProps) {
  const hasAudience = isAudienceChosen(audience);
  return (
    <ul className={styles.gallery} aria-label="媒体卡片">
      {units.map((unit) => (
        <li key={unit.unitKey} className={styles.card}>
          <MediaPicture
            format={{ mediumId: unit.mediumId, formId: unit.formId }}
            alt={`${unit.formName}效果示意`}
          />
          <div className={styles.cardBody}>
            <div className={styles.cardHead}>
              <button type="button" className={styles.open} onClick={() => onOpen(unit.unitKey)}>
                {unit.name}
                <small>
                  {unit.mediumName} · {unit.formName} · {unit.level}
                </small>
              </button>
              <FavouriteButton {...favouriteOf(unit)} name={unit.name} isKept={unit.isFavourite} />
            </div>
            <span className={styles.vacancy}>
              <VacancyStrip weeks={unit.vacancyWeeks} units={unit.units} unit={unit.unit} today={today} />
              <span className="numeric">
                空 {unit.freeUnits} / {unit.units}
              </span>
            </span>
            <span className={styles.cardFacts}>
              <span className="numeric">
                {unitPriceText(unit.priceFen, unit.priceDays)}
                {unit.isSamplePrice && '（示例价）'}
              </span>
              <span>
                曝光 <FigureValue figure={unit.impressionsPerDay} format={asCount} /> / 天
              </span>
              {hasAudience && (
                <span>
                  TA浓度 <FigureValue figure={unit.taConcentration} format={asShare} />
                </span>
              )}
            </span>
            <AddToBasket
              name={`${unit.name} ${unit.formName}`}
              units={basketUnitsOf(unit, period)}
              blocked={basketBlock(unit)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
