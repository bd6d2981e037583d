import { BulbOutlined, CheckOutlined } from '@ant-design/icons';
import type { Suggestion } from '@ooh/contract/domain/competitor';
import { Button } from 'antd';
import { subjectNames } from './report-parts.ts';
import styles from './suggestion-card.module.css';

interface CardProps {
  readonly suggestion: Suggestion;
  readonly isCurrent: boolean;
  readonly isTaken: boolean;
  readonly onRead: () => void;
  readonly onAdopt: () => void;
}

export function SuggestionCard({ suggestion, isCurrent, isTaken, onRead, onAdopt }: CardProps) {
  const { subject, title, text } = suggestion;
  return (
    <li className={styles.card} data-current={isCurrent || undefined}>
      <p className={styles.subject}>
        <BulbOutlined aria-hidden="true" /> {subjectNames[subject]}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.cardActions}>
        <Button size="small" type="text" onClick={onRead}>
          看依据
        </Button>
        {isTaken ? (
          <span className={styles.taken}>
            <CheckOutlined aria-hidden="true" /> 已采纳
          </span>
        ) : (
          <Button size="small" type="primary" aria-label={`采纳${title}`} onClick={onAdopt}>
            采纳
          </Button>
        )}
      </div>
    </li>
  );
}
