import { Steps } from 'antd';
import type { ReactNode } from 'react';
import { DemoTag } from './demo-tag.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './step-frame.module.css';

export interface StepFrameProps {
  readonly title: ReactNode;
  readonly steps: readonly string[];
  /** Zero-based index of the present step. */
  readonly current: number;
  /** Lets the user go back to an earlier step. */
  readonly onStep?: (index: number) => void;
  /** Saved-state chip or help at the right of the title. */
  readonly aside?: ReactNode;
  /** Buttons of the bar at the bottom. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a wizard: title, steps, the form, and a bar of buttons that stays in view. */
export function StepFrame({ title, steps, current, onStep, aside, footer, children }: StepFrameProps) {
  return (
    <div ref={keepFocus} className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <DemoTag />
        </div>
        <Steps
          className={styles.steps}
          size="small"
          current={current}
          items={steps.map((step, index) => ({ title: step, disabled: !onStep || index >= current }))}
          onChange={onStep && ((index) => index < current && onStep(index))}
        />
        <div>{aside}</div>
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
