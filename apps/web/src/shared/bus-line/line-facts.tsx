import type { ReactNode } from 'react';
import type { PlanLine } from '@ooh/contract/domain/bus';
import { deckNames } from '@ooh/contract/domain/bus-names';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { figureText } from '../figure/figure-text.ts';
import { NoFigure } from '../figure/figure-value.tsx';
import {
  formatCount,
  formatCountOf,
  formatNumber,
  formatShare,
  missing,
} from '../../ui/figure/format-figure.ts';
import { TgiValue } from '../figure/tgi-value.tsx';
import { unitPriceText } from '../figure/unit-price.ts';
import { EstimateMark, SamplePriceMark } from '../figure/source-mark.tsx';
import styles from './bus-line.module.css';
import { useFormNames } from './use-form-names.ts';

export interface LineFactsProps {
  readonly line: PlanLine;
  readonly hasAudience: boolean;
}

/** The line card: ends, length, fleet, riders, audience, prices. Estimated fields are marked. */
export function LineFacts({ line, hasAudience }: LineFactsProps) {
  const formNames = useFormNames();
  const estimated = (field: string) => line.estimatedFields.includes(field) && <EstimateMark />;
  const ofAudience = (value: ReactNode) =>
    hasAudience ? value : <NoFigure word={missing} reason={noAudienceReason} />;
  return (
    <section className={styles.section} aria-label="线路信息">
      <h3>线路信息</h3>
      <FactList isSmall>
        <Fact name="首末站">
          {line.fromStop} — {line.toStop}
        </Fact>
        <Fact name="运营商">{line.operator ?? '—'}</Fact>
        <Fact name="里程 / 站数">
          {formatNumber(line.lengthMeters / 1000, 1)} 公里 / {line.stopCount} 站
        </Fact>
        <Fact name="发车间隔">
          {estimated('headwayMinutes')} {formatNumber(line.headwayMinutes)} 分钟
        </Fact>
        <Fact name="配车">
          {estimated('singleDeckVehicles')} 单层 {line.singleDeckVehicles}，双层 {line.doubleDeckVehicles}
        </Fact>
        <Fact name="投放期可售">
          单层 {line.availableSingle}，双层 {line.availableDouble}
        </Fact>
        <Fact name="日均客运">
          {estimated('dailyRiders')} {formatCountOf(line.dailyRiders, '人次')}
        </Fact>
        <Fact name="曝光/车/天">{formatCount(line.contactsPerVehicleDay)}</Fact>
        <Fact name="TA浓度（曝光口径）">
          {ofAudience(figureText(line.taConcentration, (share) => formatShare(share)))}
        </Fact>
        <Fact name="TGI">{ofAudience(<TgiValue figure={line.tgi} isPlain />)}</Fact>
        {line.prices.map((price) => (
          <Fact
            key={`${price.formId}-${price.deck}`}
            name={`刊例单价 · ${[formNames?.get(price.formId), deckNames[price.deck]].filter(Boolean).join(' · ')}`}
          >
            {price.isPlaceholderPrice && <SamplePriceMark />}{' '}
            {unitPriceText(price.priceFen, billingPeriodDays)}
          </Fact>
        ))}
      </FactList>
    </section>
  );
}
