import { InputNumber, Segmented, Select } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import styles from './pack-create.module.css';
import type { PartFieldsProps } from './part-fields.ts';
import { useExposureSources } from './use-exposure-sources.ts';

const chances = [0.5, 0.7, 0.9].map((value) => ({ value, label: `不低于 ${value * 100}%` }));

/** People who meet a plan or an order so often, with a probability. */
export function ExposureFields({ id, part, onChange }: PartFieldsProps<'exposure'>) {
  const { choices, mayOrders, mayPlans } = useExposureSources(part.of);
  const subject = part.of === 'order' ? '订单' : '智选方案';
  return (
    <>
      <Segmented
        aria-label="来源"
        value={part.of}
        options={[
          { value: 'order' as const, label: '订单', disabled: !mayOrders },
          { value: 'plan' as const, label: '智选方案', disabled: !mayPlans },
        ]}
        onChange={(of) => onChange({ ...part, of, id: '' })}
      />
      <Field id={`${id}-source`} label={subject} isRequired>
        <Select
          id={`${id}-source`}
          className={styles.full}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={`选择${subject}`}
          value={part.id === '' ? undefined : part.id}
          options={choices}
          onChange={(value: string) => onChange({ ...part, id: value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id={`${id}-contacts`} label="接触次数">
          <InputNumber
            id={`${id}-contacts`}
            min={1}
            max={50}
            precision={0}
            prefix="≥"
            suffix="次"
            value={part.leastContacts}
            onChange={(value) => onChange({ ...part, leastContacts: value ?? 1 })}
          />
        </Field>
        <Field id={`${id}-chance`} label="把握">
          <Select
            id={`${id}-chance`}
            className={styles.full}
            value={part.leastChance}
            options={chances}
            onChange={(leastChance: number) => onChange({ ...part, leastChance })}
          />
        </Field>
      </div>
      <p className={styles.quiet}>接触按其中的公交车身计算（预估）。</p>
    </>
  );
}
