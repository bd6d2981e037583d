import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { Button } from 'antd';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { formatCount, formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { PlainCheck } from '../../ui/form/plain-check.tsx';
import { MediaPicture } from '../../shared/media-picture/media-picture.tsx';
import { handbookHref } from './category-address.ts';
import styles from './media-category.module.css';
import { freeShareOf, positionsName, sizeText, type CategoryMedium } from './medium-labels.ts';

export interface MediumCardProps {
  readonly medium: CategoryMedium;
  /** City that the list is filtered by. */
  readonly cityCode: string | undefined;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  readonly onOpen: () => void;
}

/** One medium: how large it is, where it is to be had, and from what price on. */
export function MediumCard({ medium, cityCode, isCompared, onCompare, onOpen }: MediumCardProps) {
  const { mediumId, name, unit, cityCount, inventory, forms, goals, tags, leastBudgetFen } = medium;
  return (
    <article className={styles.card} aria-label={name}>
      {forms.length > 0 && (
        <MediaPicture
          format={{ mediumId, formId: forms[0].formId }}
          alt={`${forms[0].formName} 效果示意，约 ${sizeText(forms[0])}`}
        />
      )}
      <h3>{name}</h3>
      <FactList isSmall>
        <Fact name="覆盖城市">{cityCount} 城</Fact>
        <Fact name={positionsName(medium)}>{formatCount(inventory.positions)}</Fact>
        <Fact name="可售单元">{formatCount(inventory.units)}</Fact>
        <Fact name="今日空位率">{formatShare(freeShareOf(inventory))}</Fact>
        <Fact name="起投价">
          <span className={styles.value}>
            <span className="numeric">
              {unitPriceText(inventory.minPriceFen, inventory.periodDays)}
              {inventory.minPriceFen !== null && ` · ${unit}`}
            </span>
            {inventory.isSamplePrice && <SamplePriceMark />}
          </span>
        </Fact>
        <Fact name="起投预算">
          {leastBudgetFen === null ? '—' : formatFen(leastBudgetFen, { unit: 'auto' })}
        </Fact>
      </FactList>
      <p className={styles.goals}>
        适用：{goals.map((goal) => planGoalNames[goal]).join('、') || '—'}
        {tags.length > 0 && ` · ${tags.join('、')}`}
      </p>
      <ul className={styles.forms} aria-label={`${name}的形式`}>
        {forms.map(({ formId, formName }) => (
          <li key={formId}>{formName}</li>
        ))}
      </ul>
      <footer className={styles.actions}>
        <span className={styles.value}>
          <PlainCheck
            id={`compare-medium-${mediumId}`}
            type="checkbox"
            aria-label={`对比${name}`}
            checked={isCompared}
            onChange={onCompare}
          />
          <label htmlFor={`compare-medium-${mediumId}`}>对比</label>
        </span>
        <span className={styles.value}>
          <Button size="small" aria-label={`${name}的规格与价格`} onClick={onOpen}>
            规格与价格
          </Button>
          <HrefButton
            size="small"
            type="primary"
            href={handbookHref(mediumId, cityCode)}
            aria-label={`${name}详情`}
          >
            详情
          </HrefButton>
        </span>
      </footer>
    </article>
  );
}
