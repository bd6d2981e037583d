import { refreshAfter } from '../../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Alert, Modal, Segmented, Select } from 'antd';
import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall } from '../../../api/use-call.ts';
import type { DialogDestination } from '../../../shared/send-menu/destinations.ts';
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
    { staleMs: 0 },
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
    notifyBriefly({ kind: 'success', title: `已把 ${districts.length} 个商圈加入方案的选线条件` });
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
        <StateBlock kind="section-failed" error={plans.error} onRetry={() => void plans.refetch()} />
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

function DistrictsDialog({ load, onClose }: { readonly load: HandOverInput; readonly onClose: () => void }) {
  const districts = districtsOf(load);
  return <ToPlanDialog cityCode={districts[0].cityCode} districts={districts} onClose={onClose} />;
}

/** Business districts of a load, in the city of the first. */
function districtsOf({ areas = [] }: HandOverInput) {
  const districts = areas.filter(({ kind }) => kind === 'businessDistrict');
  return districts.filter(({ cityCode }) => cityCode === districts[0].cityCode);
}

/** Hands chosen business districts to a bus plan as a condition. */
export const districtsToPlan: DialogDestination = {
  key: 'bus-condition',
  label: '公交方案的选线条件',
  flag: smartSelectFlag,
  takes: (load) => districtsOf(load).length,
  Dialog: DistrictsDialog,
};
