import { orderModeNames, type OrderState } from '@ooh/contract/domain/order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { todayOf } from '../../../ui/calendar/dates.ts';
import { useCityNames } from '../../../ui/city-picker/use-city-catalog.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { ErrorSummary, errorSummaryId } from '../../../ui/form/error-summary.tsx';
import { CheckList, FormLayout } from '../../../ui/form/form-layout.tsx';
import { useSaveShortcut } from '../../../ui/form/use-save-shortcut.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { StepFrame } from '../../../ui/page/step-frame.tsx';
import { SavingChip } from '../../../ui/saving/saving-chip.tsx';
import { useSaving, type SavedWork } from '../../../ui/saving/use-saving.ts';
import { useCrowdLabels } from '../../../ui/ta-builder/ta-builder.tsx';
import { mediaHref, orderListHref } from '../order-addresses.ts';
import { useOrderMedia } from '../order-scope.ts';
import { createSteps } from './create-address.ts';
import styles from './create.module.css';
import { DemandFields, demandSections } from './demand-fields.tsx';
import { DemandConflict } from './demand-conflict.tsx';
import { forgetDraft, readDraft, storeDraft } from './draft-store.ts';
import { fieldText, type DraftNames } from './draft-texts.ts';
import {
  checkOrder,
  emptyDraft,
  requiredFields,
  type KeptParts,
  type OrderDraft,
  type OrderField,
} from './order-draft.ts';
import { sendBrief, staleAfterSave } from './save-order.ts';

export interface DemandEditorProps {
  /** The order that is edited; absent for a new one. */
  readonly order?: SavedWork & { readonly state: OrderState };
  readonly initial?: OrderDraft;
  /** Parts of the stored brief that the form does not show. */
  readonly kept?: KeptParts;
  readonly onCreated: (orderId: string) => void;
}

function useNames(cityCodes: readonly string[]): DraftNames {
  const { nameOf } = useCrowdLabels(cityCodes);
  const media = useOrderMedia();
  const mediumNames = new Map(media.map(({ mediumId, name }) => [mediumId, name]));
  return {
    cityName: useCityNames(),
    labelName: nameOf,
    mediumName: (mediumId) => mediumNames.get(mediumId) ?? `媒体 ${mediumId}`,
  };
}

function useDemandSaving(draft: OrderDraft, props: DemandEditorProps) {
  const [savedContent] = useState(props.order ? props.initial : undefined);
  return useSaving({
    content: draft,
    work: props.order && { workId: props.order.workId, version: props.order.version },
    savedContent,
    send: (content, base) => sendBrief(content, base, props.kept),
    keep: (content, orderId, at) => storeDraft(orderId, content, at.toISOString()),
    forget: forgetDraft,
    isEnabled: props.order === undefined || editableStates.includes(props.order.state),
    invalidates: staleAfterSave,
    onCreated: props.onCreated,
  });
}

interface RestoreProps {
  readonly orderId: string | undefined;
  readonly onRestore: (draft: OrderDraft) => void;
}

function RestoreDialog({ orderId, onRestore }: RestoreProps) {
  const [stored, setStored] = useState(() => readDraft(orderId));
  if (!stored) return null;
  return (
    <Modal
      open
      title="恢复未完成的填写？"
      okText="恢复"
      cancelText="放弃"
      onOk={() => {
        onRestore(stored.draft);
        setStored(undefined);
      }}
      onCancel={() => {
        forgetDraft(orderId);
        setStored(undefined);
      }}
    >
      本机保存了 {formatTime(stored.storedAt)} 的填写{stored.draft.name && `「${stored.draft.name}」`}。
    </Modal>
  );
}

/** Step 1 of the wizard: what the customer asks for, saved as it is written. */
export function DemandEditor(props: DemandEditorProps) {
  const { order, initial } = props;
  const router = useRouter();
  const [draft, setDraft] = useState(initial ?? emptyDraft);
  const [touched, setTouched] = useState<ReadonlySet<OrderField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const [today] = useState(() => todayOf(new Date()));
  const names = useNames(draft.cityCodes);
  const saving = useDemandSaving(draft, props);
  const issues = checkOrder(draft, today);
  const shown = issues.filter(({ field }) => isSubmitted || touched.has(field));
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isClosed = order !== undefined && !editableStates.includes(order.state);
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
    if (saved) await router.navigate({ href: mediaHref({ orderId: saved.workId, mode: draft.mode }) });
  };

  const checked = requiredFields(draft.mode).map(({ field, label }) => ({
    id: `order-${field}`,
    label,
    isDone: !issues.some((issue) => issue.field === field),
    value: fieldText(draft, field, names),
  }));
  return (
    <StepFrame
      title={order && draft.name ? draft.name : `新建订单 · ${orderModeNames[draft.mode]}`}
      steps={createSteps}
      current={0}
      aside={<SavingChip state={saving.state} />}
      footer={
        <>
          <Button onClick={() => void router.navigate({ href: orderListHref })}>返回列表</Button>
          <Button onClick={() => void saving.save()} disabled={!saving.isDirty}>
            保存草稿
          </Button>
          <Button type="primary" loading={isGoing} disabled={isClosed} onClick={() => void goOn()}>
            下一步：方案配置
          </Button>
        </>
      }
    >
      <FormLayout sections={demandSections} asideName="检查清单" aside={<CheckList fields={checked} />}>
        {isClosed && (
          <Alert
            type="warning"
            showIcon
            className={styles.notice}
            title="该订单已确认，需求不可再修改；须修改时请先退回待客户确认。"
          />
        )}
        {isSubmitted && (
          <ErrorSummary issues={issues.map(({ field, message }) => ({ id: `order-${field}`, message }))} />
        )}
        <DemandFields
          draft={draft}
          errors={Object.fromEntries(shown.map(({ field, message }) => [field, message]))}
          names={names}
          today={today}
          onChange={change}
          onTouch={(field) => setTouched((before) => new Set([...before, field]))}
        />
      </FormLayout>
      <ConfirmLeave when={saving.isDirty && !isGoing} />
      <RestoreDialog orderId={order?.workId} onRestore={setDraft} />
      {saving.state.kind === 'conflict' && saving.saved && (
        <DemandConflict
          orderId={saving.saved.workId}
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
