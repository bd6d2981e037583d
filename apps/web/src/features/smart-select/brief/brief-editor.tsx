import type { PlanState } from '@ooh/contract/domain/plan';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useCityNames } from '../../../ui/city-picker/use-city-catalog.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { FormLayout } from '../../../ui/form/form-layout.tsx';
import { StepFrame } from '../../../ui/page/step-frame.tsx';
import { useCrowdLabels } from '../../../ui/ta-builder/ta-builder.tsx';
import { planListHref, strategyHref } from '../plan-addresses.ts';
import { SavingChip } from '../../../ui/saving/saving-chip.tsx';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { wizardSteps } from '../wizard-address.ts';
import { BriefAside } from './brief-aside.tsx';
import { checkBrief, emptyDraft, type BriefDraft, type BriefField } from './brief-draft.ts';
import { BriefFields, briefSections } from './brief-fields.tsx';
import styles from './brief.module.css';
import { BriefConflict } from './brief-conflict.tsx';
import { todayOf } from '../../../ui/calendar/dates.ts';
import { DescribeBox } from './describe-box.tsx';
import { forgetDraft, readDraft, storeDraft } from './draft-store.ts';
import { useSaveShortcut } from '../../../ui/form/use-save-shortcut.ts';
import { ErrorSummary, errorSummaryId } from '../../../ui/form/error-summary.tsx';
import { sendBrief, staleAfterSave } from './send-brief.ts';

export interface BriefEditorProps {
  /** The plan that is edited; absent for a new one. */
  readonly plan?: { readonly planId: string; readonly version: number; readonly state: PlanState };
  /** Content to begin with: the saved brief, or what another plan lends. */
  readonly initial?: BriefDraft;
  readonly onCreated: (planId: string) => void;
}

function StateAlert({ plan }: Pick<BriefEditorProps, 'plan'>) {
  if (plan?.state === 'computing') {
    return (
      <Alert
        type="info"
        showIcon
        className={styles.notice}
        title="方案正在计算，完成或取消后才能修改"
        action={<HrefLink href={strategyHref(plan.planId)}>查看进度</HrefLink>}
      />
    );
  }
  if (plan?.state === 'ready') {
    return (
      <Alert
        type="warning"
        showIcon
        className={styles.notice}
        title="该方案已生成结果，修改需求后须重新计算"
      />
    );
  }
  return null;
}

/** Step 1 of the wizard: the brief, with description box, check list, live estimate and autosave. */
export function BriefEditor({ plan, initial, onCreated }: BriefEditorProps) {
  const router = useRouter();
  const [draft, setDraft] = useState(initial ?? emptyDraft);
  const [savedDraft] = useState(plan ? initial : undefined);
  const [stored, setStored] = useState(() => readDraft(plan?.planId));
  const [touched, setTouched] = useState<ReadonlySet<BriefField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const [today] = useState(() => todayOf(new Date()));
  const { labels = [], nameOf } = useCrowdLabels(draft.cityCodes);
  const names = { cityName: useCityNames(), labelName: nameOf };
  const saving = useSaving({
    content: draft,
    work: plan && { workId: plan.planId, version: plan.version },
    invalidates: staleAfterSave,
    savedContent: savedDraft,
    send: sendBrief,
    keep: (content, planId, at) => storeDraft(planId, content, at.toISOString()),
    forget: forgetDraft,
    isEnabled: plan?.state !== 'computing',
    onCreated,
  });
  const issues = checkBrief(draft, today);
  const shown = issues.filter(({ field }) => isSubmitted || touched.has(field));
  const change = (part: Partial<BriefDraft>) => setDraft((before) => ({ ...before, ...part }));
  useSaveShortcut(() => void saving.save());

  const goOn = async () => {
    setIsSubmitted(true);
    if (issues.length > 0) {
      requestAnimationFrame(() => document.getElementById(errorSummaryId)?.focus());
      return;
    }
    setIsGoing(true);
    const saved = await saving.save();
    setIsGoing(false);
    if (saved) await router.navigate({ href: strategyHref(saved.workId) });
  };

  return (
    <StepFrame
      title="新建公交智选方案"
      steps={wizardSteps}
      current={0}
      aside={<SavingChip state={saving.state} />}
      footer={
        <>
          <Button onClick={() => void router.navigate({ href: planListHref })}>返回列表</Button>
          <Button onClick={() => void saving.save()} disabled={!saving.isDirty}>
            保存草稿
          </Button>
          <Button type="primary" loading={isGoing} onClick={() => void goOn()}>
            下一步：智选策略
          </Button>
        </>
      }
    >
      <FormLayout
        sections={briefSections}
        asideName="检查清单与预估"
        aside={<BriefAside draft={draft} issues={issues} names={names} />}
      >
        <StateAlert plan={plan} />
        {isSubmitted && (
          <ErrorSummary issues={issues.map(({ field, message }) => ({ id: `brief-${field}`, message }))} />
        )}
        <DescribeBox labels={labels} today={today} onApply={change} />
        <BriefFields
          draft={draft}
          errors={Object.fromEntries(shown.map(({ field, message }) => [field, message]))}
          names={names}
          today={today}
          onChange={change}
          onTouch={(field) => setTouched((before) => new Set([...before, field]))}
        />
      </FormLayout>
      <ConfirmLeave when={saving.isDirty && !isGoing} />
      {stored && (
        <Modal
          open
          title="恢复未完成的填写？"
          okText="恢复"
          cancelText="放弃"
          onOk={() => {
            setDraft(stored.draft);
            setStored(undefined);
          }}
          onCancel={() => {
            forgetDraft(plan?.planId);
            setStored(undefined);
          }}
        >
          本机保存了 {formatTime(stored.storedAt)} 的填写{stored.draft.name && `「${stored.draft.name}」`}。
        </Modal>
      )}
      {saving.state.kind === 'conflict' && saving.saved && (
        <BriefConflict
          planId={saving.saved.workId}
          draft={draft}
          names={names}
          onTakeTheirs={(theirs, version) => {
            setDraft(theirs);
            saving.adopt(theirs, version);
          }}
          onOverwrite={(version) => void saving.overwrite(version)}
        />
      )}
    </StepFrame>
  );
}
