import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderModeNames, type OrderState } from '@ooh/contract/domain/order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { Alert } from 'antd';
import { useState } from 'react';
import { BriefForm } from '../../../shared/brief/brief-form.tsx';
import briefStyles from '../../../shared/brief/brief.module.css';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { CheckList } from '../../../ui/form/form-layout.tsx';
import { conflictWays, useSaving, type SavedWork } from '../../../ui/saving/use-saving.ts';
import { useCrowdLabels } from '../../../shared/ta-builder/ta-builder.tsx';
import { mediaHref, orderListHref } from '../../../shared/order/order-addresses.ts';
import { useOrderMedia } from '../order-scope.ts';
import { createSteps } from './create-address.ts';
import { DemandConflict } from './demand-conflict.tsx';
import { DemandFields, demandSections, orderFormId } from './demand-fields.tsx';
import { fieldText, type DraftNames } from './draft-texts.ts';
import { orderDrafts } from './order-draft.ts';
import { checkOrder, requiredFields } from './order-issues.ts';
import { emptyDraft, type KeptParts, type OrderDraft } from './order-content.ts';
import { sendBrief } from './save-order.ts';

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
    keep: orderDrafts.keep,
    forget: orderDrafts.forget,
    isEnabled: props.order === undefined || editableStates.includes(props.order.state),
    call: 'mediaOrder/update',
    onCreated: props.onCreated,
  });
}

/** Step 1 of the wizard: what the customer asks for. */
export function DemandEditor(props: DemandEditorProps) {
  const { order, initial } = props;
  const [draft, setDraft] = useState(initial ?? emptyDraft);
  const [today] = useState(() => chinaDate(new Date()));
  const names = useNames(draft.cityCodes);
  const saving = useDemandSaving(draft, props);
  const issues = checkOrder(draft, today);
  const isClosed = order !== undefined && !editableStates.includes(order.state);
  const checked = requiredFields(draft.mode).map(({ field, label }) => ({
    id: `${orderFormId}-${field}`,
    label,
    isDone: !issues.some((issue) => issue.field === field),
    value: fieldText(draft, field, names),
  }));
  return (
    <>
      <BriefForm
        formId={orderFormId}
        title={order && draft.name ? draft.name : `新建订单 · ${orderModeNames[draft.mode]}`}
        workName={draft.name}
        steps={createSteps}
        sections={demandSections}
        asideName="检查清单"
        aside={<CheckList fields={checked} />}
        notice={
          isClosed && (
            <Alert
              type="warning"
              showIcon
              className={briefStyles.notice}
              title="该订单已确认，需求不可再修改；须修改时请先退回待客户确认。"
            />
          )
        }
        issues={issues}
        saving={saving}
        drafts={orderDrafts}
        workId={order?.workId}
        listHref={orderListHref}
        nextLabel="下一步：方案配置"
        nextHref={(orderId) => mediaHref({ orderId, mode: draft.mode })}
        isClosed={isClosed}
        onRestore={setDraft}
      >
        {(shown) => (
          <DemandFields
            draft={draft}
            names={names}
            today={today}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            {...shown}
          />
        )}
      </BriefForm>
      {saving.state.kind === 'conflict' && saving.saved && (
        <DemandConflict
          orderId={saving.saved.workId}
          draft={draft}
          names={names}
          {...conflictWays(saving, setDraft)}
        />
      )}
    </>
  );
}
