import { Input, InputNumber, Segmented, Select, Switch } from 'antd';
import { useAllowed } from '../../../session/use-session.ts';
import { Field } from '../../../ui/form/field.tsx';
import { crowdSubjects, type CrowdDraft } from './crowd-rule.ts';
import styles from './crowd-form.module.css';
import { NearFields } from './near-fields.tsx';
import { usePlanChoices, type CrowdFormProps } from './use-plan-choices.ts';

const maxPlans = 9;

const planPermit = 'investmentOrderData.wiseChoicePatternData.isEnabled';

const chances = [0.5, 0.7, 0.9] as const;

/** Rule and name of a pack. */
export function CrowdForm(props: CrowdFormProps) {
  const { order, draft, onChange } = props;
  const options = usePlanChoices(props);
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
