import { Input, InputNumber, Segmented, Select, Slider, Switch } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { crowdSubjects, type CrowdDraft } from './crowd-rule.ts';
import styles from './crowd-form.module.css';

export interface CrowdFormProps {
  readonly order: OrderOutput;
  readonly draft: CrowdDraft;
  readonly onChange: (draft: CrowdDraft) => void;
}

const maxPlans = 9;
const planPermit = 'investmentOrderData.wiseChoicePatternData.isEnabled';
const chances = [0.5, 0.7, 0.9] as const;

/** Options: the reader's orders or plans; this order first. */
function usePlans({ order, draft }: CrowdFormProps) {
  const orders = useCall(
    'mediaOrder/list',
    { pageSize: 200 },
    { quiet: true, enabled: draft.of === 'order' },
  );
  const plans = useCall(
    'ai-option-mode/list',
    { pageSize: 200 },
    { quiet: true, enabled: draft.of === 'plan' },
  );
  if (draft.of === 'plan')
    return (plans.data?.rows ?? []).map(({ planId, planNo, name }) => ({
      value: planId,
      label: `${name}（${planNo}）`,
    }));
  const { orderId, name, orderNo } = order.row;
  const others = (orders.data?.rows ?? []).filter((row) => row.orderId !== orderId);
  return [{ orderId, name, orderNo }, ...others].map((row) => ({
    value: row.orderId,
    label: `${row.name}（${row.orderNo}）`,
  }));
}

/** Near what, and when. */
function NearFields({ draft, onChange }: Pick<CrowdFormProps, 'draft' | 'onChange'>) {
  const { nearby } = draft;
  const change = (part: Partial<typeof nearby>) => onChange({ ...draft, nearby: { ...nearby, ...part } });
  return (
    <>
      <Field id="crowd-radius" label="半径" hint="固定点位与线路站点周围">
        <InputNumber
          id="crowd-radius"
          min={50}
          max={3000}
          step={50}
          precision={0}
          suffix="米"
          value={nearby.radiusMeters}
          onChange={(value) => change({ radiusMeters: value ?? 300 })}
        />
      </Field>
      <Field
        id="crowd-hours"
        label={`时段 ${nearby.fromHour}:00–${nearby.toHour}:00`}
        hint="典型周内的时段"
        isGroup
      >
        <Slider
          range
          min={0}
          max={24}
          value={[nearby.fromHour, nearby.toHour]}
          ariaLabelForHandle={['开始时刻', '结束时刻']}
          tooltip={{ formatter: (hour) => `${hour}:00` }}
          onChange={([fromHour, toHour]) =>
            fromHour < toHour && change({ fromHour: fromHour, toHour: toHour })
          }
        />
      </Field>
      <Field id="crowd-days" label="每周天数" hint="一周中至少出现的天数">
        <InputNumber
          id="crowd-days"
          min={1}
          max={7}
          precision={0}
          suffix="天"
          value={nearby.leastDays}
          onChange={(value) => change({ leastDays: value ?? 1 })}
        />
      </Field>
    </>
  );
}

/** Whom a pack holds, and what it is called. */
export function CrowdForm(props: CrowdFormProps) {
  const { order, draft, onChange } = props;
  const options = usePlans(props);
  const mayPlans = useAllowed(planPermit);
  const subject = crowdSubjects[draft.of];
  const change = (part: Partial<CrowdDraft>) => onChange({ ...draft, ...part });
  return (
    <div className={styles.form}>
      {mayPlans && (
        <Segmented<CrowdDraft['of']>
          className={styles.source}
          aria-label="来源"
          value={draft.of}
          onChange={(of) => change({ of, ids: of === 'order' ? [order.row.orderId] : [] })}
          options={[
            { value: 'order', label: crowdSubjects.order },
            { value: 'plan', label: crowdSubjects.plan },
          ]}
        />
      )}
      <Field id="crowd-plans" label={subject} isRequired hint={`多个${subject}取并集，最多 ${maxPlans} 个`}>
        <Select
          id="crowd-plans"
          mode="multiple"
          maxCount={maxPlans}
          showSearch={{ optionFilterProp: 'label' }}
          className={styles.full}
          value={[...draft.ids]}
          options={options}
          onChange={(ids: string[]) => change({ ids })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="crowd-contacts" label="曝光次数" isRequired hint="投放期内接触达到的次数">
          <InputNumber
            id="crowd-contacts"
            min={1}
            max={50}
            precision={0}
            prefix="≥"
            suffix="次"
            value={draft.leastContacts}
            onChange={(value) => change({ leastContacts: value ?? 1 })}
          />
        </Field>
        <Field id="crowd-chance" label="把握" hint="达到该次数的概率">
          <Select
            id="crowd-chance"
            value={draft.leastChance}
            options={chances.map((value) => ({ value, label: `不低于 ${value * 100}%` }))}
            onChange={(leastChance: number) => change({ leastChance })}
          />
        </Field>
      </div>
      {draft.of === 'order' && (
        <div className={styles.switch}>
          <Switch
            size="small"
            checked={draft.isNear}
            onChange={(isNear) => change({ isNear })}
            aria-labelledby="crowd-near"
          />
          <span id="crowd-near">限定到过媒体附近</span>
        </div>
      )}
      {draft.of === 'order' && draft.isNear && <NearFields draft={draft} onChange={onChange} />}
      <Field id="crowd-name" label="名称" isRequired>
        <Input
          id="crowd-name"
          maxLength={30}
          showCount
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
    </div>
  );
}
