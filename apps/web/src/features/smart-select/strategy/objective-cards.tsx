import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { Segmented, Slider } from 'antd';
import { Field } from '../../../ui/form/field.tsx';
import { PlainCheck } from '../../../ui/form/plain-check.tsx';
import styles from './objective-cards.module.css';

const objectives: readonly {
  readonly value: PlanStrategy['objective'];
  readonly name: string;
  readonly explanation: string;
}[] = [
  {
    value: 'wide',
    name: '广覆盖',
    explanation: '让最多不同的目标人群至少看到规定次数。适合知名品牌维持声量。',
  },
  {
    value: 'deep',
    name: '深触达',
    explanation: '让目标人群看到的总次数最多，人数较少而次数多。适合新品与新品牌。',
  },
  { value: 'balanced', name: '均衡', explanation: '按比例兼顾人数与次数，比例可调。' },
];

export interface ObjectiveCardsProps {
  readonly strategy: PlanStrategy;
  readonly onChange: (change: Partial<PlanStrategy>) => void;
}

/** The objective that the choice of lines maximises, in plain words. */
export function ObjectiveCards({ strategy, onChange }: ObjectiveCardsProps) {
  const { objective, deepWeight, reachAtLeast } = strategy;
  return (
    <>
      <fieldset className={styles.objectives}>
        <legend className="visually-hidden">优化目标</legend>
        {objectives.map(({ value, name, explanation }) => (
          <label key={value} className={styles.objective}>
            <PlainCheck
              type="radio"
              name="strategy-objective"
              value={value}
              checked={objective === value}
              onChange={() => onChange({ objective: value })}
            />
            <b>{name}</b>
            <small>{explanation}</small>
          </label>
        ))}
      </fieldset>
      {objective === 'balanced' && (
        <Field
          id="strategy-deepWeight"
          isGroup
          label="次数所占比重"
          hint={`人数 ${Math.round((1 - deepWeight) * 100)}% · 次数 ${Math.round(deepWeight * 100)}%`}
        >
          <Slider
            min={0}
            max={100}
            step={5}
            value={Math.round(deepWeight * 100)}
            ariaLabelForHandle="次数所占比重"
            onChange={(value) => onChange({ deepWeight: value / 100 })}
          />
        </Field>
      )}
      {objective !== 'deep' && (
        <Field
          id="strategy-reachAtLeast"
          isGroup
          label="算作触达的最少次数"
          hint={`目标人群至少看到 ${reachAtLeast} 次才计入触达；要求越高，选线越集中。`}
        >
          <Segmented
            aria-label="算作触达的最少次数"
            value={reachAtLeast}
            options={[1, 2, 3, 4, 5].map((count) => ({ value: count, label: `${count} 次` }))}
            onChange={(count) => onChange({ reachAtLeast: count })}
          />
        </Field>
      )}
    </>
  );
}
