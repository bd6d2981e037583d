import { Slider, Switch } from 'antd';
import type { ConditionEditorProps, ConditionOf } from './condition-editor.ts';
import styles from './conditions.module.css';

type Option = ConditionOf<'dataEmpowerment'>['options'][number];

const standardWeight = 50;

/** 数据赋能: ranks lines by weighted figures and keeps the best share. Every figure names source and date. */
export function EmpowermentEditor({ condition, options, onChange }: ConditionEditorProps<'dataEmpowerment'>) {
  const weights = new Map(condition.options.map((option) => [option.key as string, option.weight]));
  const total = condition.options.reduce((sum, option) => sum + option.weight, 0);
  const setWeight = (key: string, weight: number | null) => {
    const others = condition.options.filter((option) => option.key !== key);
    const next = weight === null ? others : [...others, { key: key as Option['key'], weight }];
    onChange({ ...condition, options: next });
  };
  return (
    <>
      <ul className={styles.factors}>
        {options.empowerment.map(({ key, name, description, source, date }) => {
          const weight = weights.get(key);
          return (
            <li key={key}>
              <div className={styles.factorHead}>
                <span>{name}</span>
                {weight !== undefined && total > 0 && (
                  <span className={styles.pickNote}>占 {Math.round((weight / total) * 100)}%</span>
                )}
                <Switch
                  size="small"
                  checked={weight !== undefined}
                  aria-label={`启用${name}`}
                  onChange={(isOn) => setWeight(key, isOn ? standardWeight : null)}
                />
              </div>
              <p className={styles.quiet}>{description}</p>
              {weight !== undefined && (
                <Slider
                  min={0}
                  max={100}
                  value={weight}
                  onChange={(value) => setWeight(key, value)}
                  ariaLabelForHandle={`${name}权重`}
                  tooltip={{ formatter: (value) => `权重 ${value}` }}
                />
              )}
              <p className={styles.source}>
                {source} · {date}
              </p>
            </li>
          );
        })}
      </ul>
      <div className={styles.keep}>
        <span>保留排名前 {Math.round(condition.keepShare * 100)}% 的线路</span>
        <Slider
          min={1}
          max={100}
          value={Math.round(condition.keepShare * 100)}
          onChange={(percent) => onChange({ ...condition, keepShare: percent / 100 })}
          ariaLabelForHandle="保留比例"
          tooltip={{ formatter: (percent) => `前 ${percent}%` }}
        />
      </div>
    </>
  );
}
