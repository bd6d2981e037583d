import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import styles from './status-tag.module.css';

/** Meaning of a state; each has its own icon and colour, so colour is never the only signal. */
export type StatusTone = 'success' | 'working' | 'waiting' | 'warning' | 'error' | 'neutral';

const pictures: Record<StatusTone, ComponentType<{ spin?: boolean; 'aria-hidden'?: 'true' }>> = {
  success: CheckCircleOutlined,
  working: SyncOutlined,
  waiting: ClockCircleOutlined,
  warning: ExclamationCircleOutlined,
  error: CloseCircleOutlined,
  neutral: MinusCircleOutlined,
};

export interface StatusTagProps {
  readonly tone: StatusTone;
  readonly text: string;
  /** Reason or detail for the tooltip. */
  readonly title?: string;
}

export function StatusTag({ tone, text, title }: StatusTagProps) {
  const Picture = pictures[tone];
  return (
    <span className={styles.tag} data-tone={tone} title={title}>
      <Picture spin={tone === 'working'} aria-hidden="true" />
      {text}
    </span>
  );
}
