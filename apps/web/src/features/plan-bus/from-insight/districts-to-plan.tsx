import { refreshAfter } from '../../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Modal, Segmented, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { Field } from '../../../ui/form/field.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './districts-to-plan.module.css';
import { addCondition, type Mode, type DistrictsToPlanProps } from './add-condition.ts';

const smartSelectFlag = 'investmentOrderData.wiseChoicePatternData.isEnabled';

const maxPlans = 100;

function ToPlanDialog({ onClose, ...props }: DistrictsToPlanProps & { readonly onClose: () => void }) {
  useReturnFocus();
  const { cityCode, districts } = props;
  const router = useRouter();
  const client = useQueryClient();
  const plans = useCall(
    'ai-option-mode/list',
    { kinds: ['bus'], cityCode, pageSize: maxPlans },
    { quiet: true, staleMs: 0 },
  );
  const [planId, setPlanId] = useState<string>();
  const [mode, setMode] = useState<Mode>('stops');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const rows = plans.data?.rows;
  const save = async () => {
    if (planId === undefined) return;
    setIsSaving(true);
    const reason = await addCondition(planId, props, mode);
    setIsSaving(false);
    setFailure(reason);
    if (reason !== null) return;
    await refreshAfter(client, 'bus-plan/v1/saveBusLinePlanFilterData');
    publishNotice({ kind: 'success', title: `已把 ${districts.length} 个商圈加入方案的选线条件` });
    onClose();
    const search = new URLSearchParams({ planId, city: cityCode, cond: 'businessDistrict' });
    void router.navigate({ href: `/marketing/smart-select/plan-bus?${search.toString()}` });
  };
  return (
    <Modal
      open
      title="用于公交方案"
      okText="加入并打开方案"
      cancelText="取消"
      okButtonProps={{ disabled: planId === undefined }}
      confirmLoading={isSaving}
      onCancel={onClose}
      onOk={() => void save()}
    >
      {plans.error ? (
        <StateBlock
          kind="section-failed"
          errorText={plans.error.message}
          onRetry={() => void plans.refetch()}
        />
      ) : rows === undefined ? (
        <StateBlock kind="loading" rows={3} />
      ) : rows.length === 0 ? (
        <StateBlock
          kind="empty"
          title="该城市还没有公交智选方案"
          action={
            <HrefButton href="/marketing/smart-select/create/step-1" type="primary">
              新建智选方案
            </HrefButton>
          }
        />
      ) : (
        <div className={styles.form}>
          <p>
            将 {districts.map(({ name }) => name).join('、')}{' '}
            作为一组「城市商圈」条件加入方案，与已有条件同时满足。
          </p>
          <Field id="to-plan" label="公交智选方案">
            <Select
              id="to-plan"
              className={styles.plan}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="选择方案"
              value={planId}
              options={rows.map((row) => ({ value: row.planId, label: `${row.planNo} ${row.name}` }))}
              onChange={(value: string) => setPlanId(value)}
            />
          </Field>
          <Segmented<Mode>
            block
            aria-label="经过方式"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'stops', label: '必经（区内设站）' },
              { value: 'passes', label: '途经（线路经过）' },
            ]}
          />
        </div>
      )}
      {failure !== null && <Alert type="error" showIcon title="未能加入方案" description={failure} />}
    </Modal>
  );
}

/** Hands chosen business districts to a bus plan as a condition; absent for users without smart select. */
export function DistrictsToPlan(props: DistrictsToPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isEmpty = props.districts.length === 0;
  if (!useAllowed(smartSelectFlag)) return null;
  return (
    <>
      <Tooltip title={isEmpty ? '先选择商圈' : undefined}>
        <Button type="primary" disabled={isEmpty} onClick={() => setIsOpen(true)}>
          用于公交方案
        </Button>
      </Tooltip>
      {isOpen && <ToPlanDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
