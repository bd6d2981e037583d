import { useState } from 'react';
import type { CallFailure, CallOutput } from '../../api/call-types.ts';
import { useCall } from '../../api/use-call.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './task-card.module.css';
import { taskText } from './task-texts.ts';

const shownAtFirst = 6;

type Tasks = CallOutput<'v1/home/tasks'>;

export const useTasks = () => useCall('v1/home/tasks', {});

/** How many things wait, for the line below the greeting. */
export const todayText = (tasks: Tasks | undefined): string | undefined =>
  tasks === undefined ? undefined : tasks.total === 0 ? '今天没有待办' : `${tasks.total} 件事等您`;

export interface TaskCardProps {
  readonly tasks: {
    readonly data: Tasks | undefined;
    readonly error: CallFailure | null;
    refetch(): unknown;
  };
  readonly title?: string;
  readonly isClient?: boolean;
}

/** What waits for the user, the most pressing first, each with the way to the page where it is done. */
export function TaskCard({ tasks, title = '我的待办', isClient = false }: TaskCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { data } = tasks;
  const shown = isOpen ? data?.tasks : data?.tasks.slice(0, shownAtFirst);
  return (
    <Card
      title={title}
      extra={
        data !== undefined &&
        data.tasks.length > shownAtFirst && (
          <button
            type="button"
            className={styles.all}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : `全部 ${data.total}`}
          </button>
        )
      }
    >
      {shown === undefined && (
        <SectionPending error={tasks.error} onRetry={() => void tasks.refetch()} rows={4} />
      )}
      {shown?.length === 0 && (
        <StateBlock kind="empty" title="没有待办" description="需要您处理的订单与方案会出现在这里。" />
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={styles.tasks} aria-label={title}>
          {shown
            .map((task) => taskText(task, now, isClient))
            .map(({ key, name, tone, subject, detail, when, href, action }) => (
              <li key={key}>
                <StatusTag tone={tone} text={name} />
                <span className={styles.subject}>
                  <b>{subject}</b> <span>{detail}</span>
                </span>
                <span className={styles.when}>{when}</span>
                <HrefLink href={href} aria-label={`${action}：${subject}`}>
                  {action}
                </HrefLink>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}
