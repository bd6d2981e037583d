import { InputNumber, Slider } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import type { CrowdFormProps } from './use-plan-choices.ts';

/** Near what, and when. */
export function NearFields({ draft, onChange }: Pick<CrowdFormProps, 'draft' | 'onChange'>) {
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
