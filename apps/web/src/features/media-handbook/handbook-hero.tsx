import { creativeWork, svgAddress } from '@ooh/media-picture/creative-work';
import { mediaPicture } from '@ooh/media-picture/picture-svg';
import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import mediaStyles from '../../shared/media-picture/media-picture.module.css';
import { FigureTile, FigureTiles } from '../../ui/figure/figure-tile.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import type { HandbookAddress } from './handbook-address.ts';
import type { CategoryForm, CategoryMedium, Handbook, HandbookForm } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

export interface HandbookHeroProps {
  readonly handbook: Handbook;
  readonly form: HandbookForm;
  readonly medium: CategoryMedium;
  readonly face: CategoryForm;
  readonly cityCount: number | undefined;
  readonly today: string;
  readonly address: HandbookAddress;
  readonly onAddress: OnAddress<HandbookAddress>;
}

/** What a format looks like by day and at night, with a brand on it, and the six facts that decide whether it is bought. */
export function HandbookHero(props: HandbookHeroProps) {
  const { handbook, form, medium, face, cityCount, today, address, onAddress } = props;
  const [isNight, setNight] = useState(false);
  const theme = isNight ? 'dark' : 'light';
  const format = { mediumId: handbook.mediumId, formId: form.formId };
  const { creative, unit, goals, startDate } = handbook;
  const svg =
    creative === null
      ? mediaPicture({ format, theme })
      : creativeWork({ format, theme, poster: creative, techniques: [] });
  const due = form.deadlines.at(-1);
  const { inventory } = face;
  const change = (part: HandbookAddress) =>
    onAddress({ ...address, ...part }, { replace: true, resetScroll: false });
  return (
    <div className={styles.hero}>
      <div>
        <img
          className={mediaStyles.picture}
          src={svgAddress(svg)}
          alt={`${form.formName}${isNight ? '夜间' : '日间'}效果示意${creative === null ? '' : `，${creative.brandName}`}`}
          width={320}
          height={180}
        />
        <div className={styles.under}>
          <Segmented
            aria-label="日夜"
            value={isNight}
            options={[
              { value: false, label: '日' },
              { value: true, label: '夜' },
            ]}
            onChange={setNight}
          />
          <span className={styles.brand}>
            <BrandSelect
              label="放入我的品牌"
              placeholder="放入我的品牌"
              value={address.as}
              name={creative?.brandName}
              onChange={(brand) => change({ as: brand?.brandId })}
            />
          </span>
        </div>
      </div>
      <div className={styles.facts}>
        <div className={styles.choices}>
          <Select<number>
            aria-label="形式"
            value={form.formId}
            options={handbook.forms.map(({ formId, formName }) => ({ value: formId, label: formName }))}
            onChange={(formId) => change({ form: formId })}
          />
          <label htmlFor="posting-day">上刊日</label>
          <DayInput
            id="posting-day"
            value={startDate}
            min={today}
            isClearable={false}
            onChange={(from) => change({ from: from === '' ? undefined : from })}
          />
        </div>
        <FigureTiles>
          <FigureTile name="城市数">{cityCount === undefined ? '—' : `${cityCount} 城`}</FigureTile>
          <FigureTile name="单位" note={`${formatNumber(inventory.units)} 个可售单元`}>
            {unit}
          </FigureTile>
          <FigureTile name="起投量" note="示例政策">
            {form.leastUnits} {unit}
          </FigureTile>
          <FigureTile name="起投价" note={inventory.isSamplePrice ? <SamplePriceMark /> : '刊例'}>
            {unitPriceText(inventory.minPriceFen, inventory.periodDays)}
          </FigureTile>
          <FigureTile
            name="最晚交稿"
            note={`上刊日前 ${form.leadWorkdays} 个工作日`}
            isBad={due !== undefined && due.day < today}
          >
            {due?.day ?? '—'}
          </FigureTile>
          <FigureTile name="适用目标" note={`${medium.category}媒体`}>
            {goals.map(({ name }) => name).join('、') || '—'}
          </FigureTile>
        </FigureTiles>
        {due !== undefined && due.day < today && (
          <output className={styles.late}>按这个上刊日，交稿日已过；请改期，或按急单与媒体方确认。</output>
        )}
      </div>
    </div>
  );
}
