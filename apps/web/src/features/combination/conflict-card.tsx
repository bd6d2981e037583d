import type { CombinationProposal } from '@ooh/contract/domain/combination';
import { Button } from 'antd';
import { Card } from '../../ui/page/card.tsx';
import styles from './combination.module.css';
import type { MixDraft } from './mix-draft.ts';

interface ConflictCardProps {
  readonly proposal: CombinationProposal;
  /** Applies a fix and computes again. */
  readonly onFix: (change: Partial<MixDraft>) => void;
}

/** Constraints that cannot be kept together, each with what takes it out of the way. */
export function ConflictCard({ proposal, onFix }: ConflictCardProps) {
  const { conflicts, brief } = proposal;
  return (
    <Card title="这些条件不能同时满足" footer="去掉或放宽其中任何一条即可；已证明，不是没有找到。">
      <ul className={styles.conflicts}>
        {conflicts.map(({ constraint, text, fix }) => (
          <li key={`${constraint} ${text}`}>
            <span>
              <b>{constraint}</b> {text}
            </span>
            {fix !== null && (
              <Button
                size="small"
                onClick={() => {
                  const { withoutMustMediumId: dropped, ...change } = fix.change;
                  onFix({
                    ...change,
                    ...(dropped === undefined
                      ? {}
                      : { mustMediumIds: brief.mustMediumIds.filter((id) => id !== dropped) }),
                  });
                }}
              >
                {fix.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
