import type { CallOutput } from '@ooh/contract/registry';
import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';
import { PinButton } from '../../shared/strategy-draft/pin-button.tsx';
import { Card } from '../../ui/page/card.tsx';
import type { BlankCell } from './blank-cells.ts';
import { blankEvidence, sentenceEvidence } from './market-evidence.ts';
import styles from './competition.module.css';

export interface FindingsCardProps {
  readonly summary: CallOutput<'competitor/getCompetitorSummarize'>;
  readonly blanks: readonly BlankCell[];
  readonly cityCodes: readonly string[];
  readonly draftId: string | undefined;
  /** Address of the page as it is. */
  readonly href: string;
  readonly hasOwn: boolean;
}

function Finding({ evidence, draftId }: { evidence: EvidenceInput; draftId: string | undefined }) {
  return (
    <li>
      <span>{evidence.sentence}</span>
      <PinButton isCompact evidence={evidence} draftId={draftId} />
    </li>
  );
}

/** What stands out in the market, and where there is room; each is pinned with one click. */
export function FindingsCard({ summary, blanks, cityCodes, draftId, href, hasOwn }: FindingsCardProps) {
  const about = { basis: summary.basis, href, cityCodes };
  return (
    <Card title="要点">
      {summary.sentences.length === 0 ? (
        <p className={styles.quiet}>该品牌在所选城市近 {12} 个月没有被监测到的投放。</p>
      ) : (
        <ul className={styles.findings}>
          {summary.sentences.slice(0, 3).map((sentence, n) => (
            <Finding key={sentence.text} evidence={sentenceEvidence(sentence, n, about)} draftId={draftId} />
          ))}
        </ul>
      )}
      <h3 className={styles.subtitle}>空白机会</h3>
      {!hasOwn ? (
        <p className={styles.quiet}>选择本品牌后，列出行业花费不低于中位、本品牌为 0 的城市 × 媒体。</p>
      ) : blanks.length === 0 ? (
        <p className={styles.quiet}>所选范围内没有空白格。</p>
      ) : (
        <ul className={styles.findings}>
          {blanks.map((cell) => (
            <Finding
              key={`${cell.cityCode}:${cell.mediumId}`}
              evidence={blankEvidence(cell, about)}
              draftId={draftId}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
