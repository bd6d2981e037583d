import { shareRangeText } from '@ooh/contract/core/percent-text';
import type { CombinationBrief, Proposal } from '@ooh/contract/domain/combination';
import { proposalKindNames, type ProposalKind } from '@ooh/contract/domain/combination-names';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import styles from './combination.module.css';
import { differenceSentence, gapText } from './mix-sentence.ts';

const letters = { best: 'A', least: 'B', easy: 'C' } as const;
const remarks = {
  best: '预算内到达最多',
  least: '达到目标所需最少',
  easy: '至多 3 种媒体、每城至多 10 条线路',
} as const;

interface ProposalCardsProps {
  readonly proposals: readonly Proposal[];
  readonly brief: CombinationBrief;
  readonly chosen: ProposalKind;
  readonly onChoose: (kind: ProposalKind) => void;
}

/** The recommendations as cards, of which one is looked at. */
export function ProposalCards({ proposals, brief, chosen, onChoose }: ProposalCardsProps) {
  return (
    <ul className={styles.cards} aria-label="推荐组合">
      {proposals.map(({ kind, evaluation, certificate, difference }) => {
        const apart = kind === 'easy' && difference !== null ? differenceSentence(difference) : null;
        const isSame = apart?.endsWith('差异不显著') ?? false;
        return (
          <li key={kind} className={styles.card} data-open={kind === chosen}>
            <button type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
              <strong>
                {letters[kind]} {proposalKindNames[kind]}
              </strong>
              <span className={styles.faint}>{remarks[kind]}</span>
            </button>
            <p className={styles.big}>
              {brief.k === 1 ? (
                <FigureValue figure={evaluation.reachShare} format={asShare} />
              ) : (
                <span className="numeric">{formatShare(certificate.value)}</span>
              )}
              <small>{brief.k === 1 ? '到达率' : `${brief.k}+ 到达率`}</small>
            </p>
            {brief.k === 1 && evaluation.reachShareRange && (
              <p className={styles.faint}>{shareRangeText(evaluation.reachShareRange)}</p>
            )}
            <p>
              净价 <span className="numeric">{formatFen(evaluation.amounts.netFen, { unit: 'auto' })}</span> ·
              含税 <span className="numeric">{formatFen(evaluation.amounts.totalFen, { unit: 'auto' })}</span>
            </p>
            <p className={styles.faint}>
              {gapText(certificate.gap)}
              {kind === 'least' && `（以 ${formatFen(certificate.budgetFen, { unit: 'auto' })} 计）`}
            </p>
            {apart !== null && <p>{isSame ? `${apart}，建议选 C` : apart}</p>}
          </li>
        );
      })}
    </ul>
  );
}
