import type { CombinationProposal } from '@ooh/contract/domain/combination';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { ProposalKind } from '@ooh/contract/domain/combination-names';
import { proposalKindNames } from '@ooh/contract/domain/combination-names';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './combination.module.css';
import { FrontierCurve } from './frontier-curve.tsx';
import { MixActions } from './mix-actions.tsx';
import { mixSentence } from './mix-sentence.ts';
import { MixCurves, MixTable } from './mix-table.tsx';
import { ProposalCards } from './proposal-cards.tsx';

interface FoundMixProps {
  readonly proposal: CombinationProposal;
  readonly draftId?: string | undefined;
  readonly kind: ProposalKind;
  readonly onKind: (kind: ProposalKind) => void;
  readonly onBudget: (budgetFen: number) => void;
}

const percentPoints = (share: number): string => `+${(share * 100).toFixed(2)} 个百分点`;

/** What binds, and what a step looser would bring. */
function Steps({ steps }: Pick<CombinationProposal, 'steps'>) {
  return (
    <Card title="放宽一步能带来什么" footer="「至多」为已证明的上限；其余为重新求解所得。">
      <ul className={styles.conflicts}>
        {steps.map(({ text, gain, atMost }) => (
          <li key={text}>
            <span>{text}</span>
            <span className="numeric">
              {percentPoints(gain)}（至多 {percentPoints(atMost)}）
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Curve, recommendations and the one that is looked at. */
export function FoundMix({ proposal, draftId, kind, onKind, onBudget }: FoundMixProps) {
  const { brief, proposals, frontier, steps, candidates, target, state } = proposal;
  const shown = proposals.find((one) => one.kind === kind) ?? proposals[0];
  if (shown === undefined) return null;
  const name = `${planGoalNames[brief.goal]} ${formatFen(brief.budgetFen, { unit: 'auto' })} ${proposalKindNames[shown.kind]}`;
  const lots = candidates.reduce((sum, one) => sum + one.lots, 0);
  return (
    <>
      <div className={styles.hero}>
        <Card
          title="预算与到达率"
          extra={
            <ExportButton
              call="v1/combinations/deck"
              input={{ proposalId: proposal.proposalId }}
              label="组合建议 PPT"
              isDisabled={frontier.length === 0}
              title={frontier.length === 0 ? '曲线算出后可导出' : undefined}
            />
          }
          footer={`在 ${formatNumber(lots)} 个可买的采购单元中求解；到达率为预估。`}
        >
          <p className={styles.sentence}>{mixSentence(shown, brief)}</p>
          {frontier.length > 0 ? (
            <FrontierCurve
              key={brief.budgetFen}
              points={frontier}
              budgetFen={brief.budgetFen}
              onBudget={onBudget}
            />
          ) : (
            <StateBlock
              kind="computing"
              title={state === 'first' ? '首个组合已得出，正在证明与计算曲线' : '正在计算'}
              minHeight={300}
            />
          )}
          {target?.isImpossible === true && (
            <output>已证明：预算内没有任何组合能达到 {formatShare(target.share)} 的到达率。</output>
          )}
        </Card>
        <ProposalCards proposals={proposals} brief={brief} chosen={shown.kind} onChoose={onKind} />
      </div>
      <Card
        title={`组合 ${proposalKindNames[shown.kind]}`}
        extra={
          <MixActions
            key={shown.kind}
            name={name}
            kind="target"
            brief={brief}
            lots={shown.lots}
            proposalId={proposal.proposalId}
            draftId={draftId}
          />
        }
        footer={shown.certificate.notProved.join('；')}
      >
        <MixTable evaluation={shown.evaluation} />
        <MixCurves evaluation={shown.evaluation} />
      </Card>
      {steps.length > 0 && shown.kind === 'best' && <Steps steps={steps} />}
    </>
  );
}
