import { importKindNames } from '@ooh/contract/domain/data-release-names';
import { pullStateNames, type ImportSchedule } from '@ooh/contract/domain/import-schedule';
import { Button } from 'antd';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { stateTones, timingText } from './schedule-words.ts';
import { TemplateName } from './template-name.tsx';
import cells from '../../ui/table/row-cells.module.css';
import styles from './unattended.module.css';

export interface ScheduleActions {
  readonly run: (schedule: ImportSchedule) => void;
  readonly change: (schedule: ImportSchedule) => void;
  readonly remove: (schedule: ImportSchedule) => void;
}

function LastCell({ schedule }: { readonly schedule: ImportSchedule }) {
  const { lastState, lastAt, lastMessage } = schedule;
  if (lastState === null || lastAt === null) return <span className={cells.quiet}>还没有执行</span>;
  return (
    <div className={cells.lines}>
      <span>
        <StatusTag tone={stateTones[lastState]} text={pullStateNames[lastState]} />{' '}
        <span className="numeric">{formatTime(lastAt)}</span>
      </span>
      {lastMessage !== null && <span>{lastMessage}</span>}
    </div>
  );
}

/** Columns of the list of scheduled imports. */
export function scheduleColumns({ run, change, remove }: ScheduleActions): AppColumn<ImportSchedule>[] {
  return [
    { key: 'name', title: '名称', width: 180, fixed: 'left', render: ({ name }) => name },
    {
      key: 'last',
      title: '最近结果',
      width: 300,
      render: (schedule) => <LastCell schedule={schedule} />,
    },
    {
      key: 'kind',
      title: '数据',
      width: 200,
      render: ({ kind, cityName, template }) => (
        <div className={cells.lines}>
          <span>{importKindNames[kind]}</span>
          <span className={cells.quiet}>{cityName}</span>
          {template !== null && <TemplateName template={template} />}
        </div>
      ),
    },
    {
      key: 'url',
      title: '地址',
      width: 240,
      render: ({ url }) => <span className={styles.url}>{url}</span>,
    },
    { key: 'timing', title: '时间', width: 120, render: ({ timing }) => timingText(timing) },
    {
      key: 'next',
      title: '下次执行',
      width: 152,
      render: ({ isEnabled, nextAt }) =>
        isEnabled ? (
          nextAt === null ? (
            missing
          ) : (
            <span className="numeric">{formatTime(nextAt)}</span>
          )
        ) : (
          <StatusTag tone="neutral" text="已停用" />
        ),
    },
    {
      key: 'actions',
      title: '操作',
      width: 208,
      fixed: 'right',
      render: (schedule) => (
        <span className={cells.actions}>
          <Button
            type="link"
            size="small"
            disabled={!schedule.isEnabled}
            aria-label={`立即执行 ${schedule.name}`}
            onClick={() => run(schedule)}
          >
            立即执行
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={`修改 ${schedule.name}`}
            onClick={() => change(schedule)}
          >
            修改
          </Button>
          <Button
            type="link"
            size="small"
            danger
            aria-label={`删除 ${schedule.name}`}
            onClick={() => remove(schedule)}
          >
            删除
          </Button>
        </span>
      ),
    },
  ];
}
