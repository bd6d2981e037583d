import type { Opportunity } from '@ooh/contract/domain/opportunity';
import { opportunityKindNames } from '@ooh/contract/domain/opportunity-names';
import { Button } from 'antd';
import { EvidenceBars } from './evidence-bars.tsx';
import { costText, gainText, placeText } from './gain-text.ts';
import styles from './optimise.module.css';
import { OpportunityStateTag } from './state-tag.tsx';

interface OpportunityCardProps {
  readonly opportunity: Opportunity;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const daysText = ({ daysLeft, state }: Opportunity): string | null =>
  state !== 'open' || daysLeft === null ? null : daysLeft === 0 ? '今天截止' : `剩 ${daysLeft} 天`;

/** One opportunity: what it is, what it brings, what it costs and how long it stands. */
export function OpportunityCard({ opportunity, isOpen, onOpen }: OpportunityCardProps) {
  const { kind, orderName, orderNo, brandName, evidence, spark, expected, metric, costFen, action } =
    opportunity;
  const days = daysText(opportunity);
  const kindName = opportunityKindNames[kind];
  return (
    <li className={styles.card} data-open={isOpen}>
      <div className={styles.cardHead}>
        <strong className={styles.kind}>{kindName}</strong>
        <span className={styles.order} title={`${orderNo} ${orderName}`}>
          {orderName}
        </span>
        <span className={styles.faint}>
          {brandName} · {placeText(opportunity)}
        </span>
        <span className={styles.tags}>
          {days !== null && <span className={styles.days}>{days}</span>}
          <OpportunityStateTag state={opportunity.state} />
        </span>
      </div>
      <div className={styles.cardBody}>
        <EvidenceBars spark={spark} label={`${kindName}的证据`} />
        <div className={styles.words}>
          <p className={styles.gain}>{gainText(expected, metric)}</p>
          <p className={styles.faint}>
            {evidence
              .slice(0, 2)
              .map(({ name, value }) => `${name} ${value}`)
              .join(' · ')}
          </p>
          {opportunity.realised !== null && (
            <p className={styles.faint}>
              实际：{gainText(opportunity.realised, metric)} ·{' '}
              {opportunity.realised.isExpected ? '在预期区间内' : '不在预期区间内'}
            </p>
          )}
        </div>
        <div className={styles.cardSide}>
          <span>{action === 'make-good' ? '媒体方承担' : costText(costFen)}</span>
          <Button onClick={onOpen} aria-label={`查看 ${orderName} ${placeText(opportunity)} ${kindName}`}>
            查看
          </Button>
        </div>
      </div>
    </li>
  );
}
