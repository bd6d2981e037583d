import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { draftSteps, nextStep } from './draft-steps.ts';
import { MakeButtons } from './make-buttons.tsx';
import { outcomeHref } from './outcome-href.ts';
import styles from './strategy-home.module.css';

/** The open draft as a line of four steps, each with its state and one figure, and what can be made of it. */
export function DraftLine({ draft }: { readonly draft: StrategyDraft }) {
  const steps = draftSteps(draft);
  const next = nextStep(steps);
  return (
    <section className={styles.hero} aria-labelledby="draft-line">
      <h2 id="draft-line">
        {draft.name}
        <small>
          {draft.brandName ?? '未选品牌'} · {draft.audienceSentence}
        </small>
        <span className={styles.proposal}>
          <ExportButton
            call="v1/strategy-drafts/export"
            input={{ draftId: draft.draftId, format: 'pptx' }}
            label="提案 PPT"
          />
          <ExportButton
            call="v1/strategy-drafts/export"
            input={{ draftId: draft.draftId, format: 'pdf' }}
            label="提案 PDF"
          />
        </span>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.name}
            data-done={step.isDone || undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <span className={styles.stepName}>
              {step.isDone ? (
                <CheckCircleFilled aria-hidden="true" />
              ) : (
                <MinusCircleOutlined aria-hidden="true" />
              )}
              {step.name}
              <span className="visually-hidden">{step.isDone ? '，已完成' : '，未完成'}</span>
            </span>
            <b>{step.figure}</b>
            <small>{step.note}</small>
          </li>
        ))}
      </ol>
      {draft.outcome !== null && (
        <p className={styles.note}>
          已由本草稿生成 {draft.outcome.title}
          <HrefButton type="link" size="small" href={outcomeHref(draft.outcome)}>
            打开
          </HrefButton>
        </p>
      )}
      <MakeButtons draft={draft} />
    </section>
  );
}
