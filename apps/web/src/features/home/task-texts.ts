import { certain } from '@ooh/contract/core/certain';
import type { Task } from '@ooh/contract/domain/home';
import type { TaskKind } from '@ooh/contract/domain/task-names';
import {
  demandHref,
  detailHref,
  evaluationHref,
  monitoringHref,
} from '../../shared/order/order-addresses.ts';
import { openHref } from '../../shared/plan/plan-addresses.ts';
import type { StatusTone } from '../../ui/figure/status-tag.tsx';

interface TaskWords {
  readonly name: string;
  readonly tone: StatusTone;
  /** What the link does. */
  readonly action: string;
}

const words: Readonly<Record<TaskKind, TaskWords>> = {
  'hold-ending': { name: '锁位将到期', tone: 'warning', action: '去处理' },
  fault: { name: '上刊异常', tone: 'error', action: '看异常' },
  confirm: { name: '待客户确认', tone: 'warning', action: '看方案' },
  lock: { name: '待锁位', tone: 'warning', action: '去锁位' },
  make: { name: '待制作方案', tone: 'waiting', action: '去制作' },
  submit: { name: '待提交', tone: 'waiting', action: '继续填写' },
  conclude: { name: '待填结论', tone: 'waiting', action: '写结论' },
  'failed-plan': { name: '方案计算失败', tone: 'error', action: '看原因' },
  'stale-plan': { name: '方案已失效', tone: 'warning', action: '重新计算' },
};

const hour = 3_600_000;

/** Time left: hours under two days, else days; minutes under an hour. */
export function leftText(dueAt: string, now: Date): string {
  const left = new Date(dueAt).getTime() - now.getTime();
  if (left <= 0) return '已到期';
  if (left < hour) return `剩 ${Math.max(1, Math.round(left / 60_000))} 分钟`;
  return left < 48 * hour ? `剩 ${Math.floor(left / hour)} 小时` : `剩 ${Math.floor(left / (24 * hour))} 天`;
}

function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / (24 * hour));
  return days < 1 ? '今天' : `已 ${days} 天`;
}

/** Units, places and reason, as far as they are known. */
function detailOf({ kind, units, cityNames, reason }: Task): string {
  const places =
    cityNames.length > 2
      ? `${cityNames.slice(0, 2).join('、')}等 ${cityNames.length} 城`
      : cityNames.join('、');
  return [places, units === null ? '' : `${units} 面/辆${kind === 'fault' ? '待补救' : ''}`, reason ?? '']
    .filter(Boolean)
    .join(' · ');
}

function hrefOf({ kind, orderId, planId, orderMode, planKind }: Task): string {
  if (planId !== null)
    return openHref({
      planId,
      kind: certain(planKind, 'kind of the plan', planId),
      state: kind === 'failed-plan' ? 'failed' : 'stale',
    });
  const id = certain(orderId, 'order of a task without a plan');
  if (kind === 'submit') return demandHref(id);
  if (kind === 'fault') return monitoringHref(id);
  return kind === 'conclude' ? evaluationHref(id) : detailHref(id, undefined, orderMode ?? undefined);
}

export interface TaskText extends TaskWords {
  readonly key: string;
  readonly subject: string;
  readonly detail: string;
  readonly when: string;
  readonly href: string;
}

/** A task as a line of the list. `isClient`: the reader is who confirms. */
export function taskText(task: Task, now: Date, isClient: boolean): TaskText {
  const { kind, name, dueAt, since, orderId, planId } = task;
  const client = isClient && kind === 'confirm' ? { name: '待您确认', action: '确认方案' } : {};
  return {
    ...words[kind],
    ...client,
    key: `${kind} ${orderId ?? planId}`,
    subject: name,
    detail: detailOf(task),
    when: dueAt !== null ? leftText(dueAt, now) : since !== null ? waitedText(since, now) : '',
    href: hrefOf(task),
  };
}
