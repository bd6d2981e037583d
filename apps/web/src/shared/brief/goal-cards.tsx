import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import { PlainCheck } from '../../ui/form/plain-check.tsx';
import styles from './goal-cards.module.css';

export type PlanGoal = (typeof planGoals)[number];

const explanations: Record<PlanGoal, string> = {
  brand: '让尽可能多的目标人群看到，适合知名品牌。',
  launch: '短期内反复触达，适合新品与新品牌。',
  store: '覆盖门店周边的出行人群，带动到店。',
  region: '在选定区域做深做透，适合下沉与本地市场。',
};

export interface GoalCardsProps {
  readonly id: string;
  readonly value: PlanGoal | null;
  readonly onChange: (goal: PlanGoal) => void;
  readonly describedBy: string;
}

/** Marketing goals as radio cards. */
export function GoalCards({ id, value, onChange, describedBy }: GoalCardsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.goals}
    >
      {planGoals.map((goal, index) => (
        <label key={goal} className={styles.goal}>
          <PlainCheck
            type="radio"
            name={id}
            id={index === 0 ? id : undefined}
            checked={value === goal}
            onChange={() => onChange(goal)}
          />
          <b>{planGoalNames[goal]}</b>
          <small>{explanations[goal]}</small>
        </label>
      ))}
    </div>
  );
}
