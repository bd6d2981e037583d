import { certain } from '@ooh/contract/core/certain';
import type { Notice } from '@ooh/contract/v1/notices/list';
import { orderStateNames } from '@ooh/contract/domain/order-names';
import { detailHref, openOrderHref } from '../../shared/order/order-addresses.ts';
import { openHref, planDefenceHref } from '../../shared/plan/plan-addresses.ts';

export interface NoticeWords {
  readonly title: string;
  readonly description: string | null;
  readonly href: string | null;
  readonly tone: 'info' | 'warning' | 'error';
}

/** What somebody has to do something about. */
const warnings: readonly Notice['kind'][] = [
  'plan-stale',
  'order-refused',
  'discount-requested',
  'discount-refused',
];

function titleOf({ kind, subject, actorName, orderState }: Notice): string {
  const who = actorName ?? '系统';
  switch (kind) {
    case 'order-step':
      return `${who}把「${subject}」变更为${orderState === null ? '新状态' : orderStateNames[orderState]}`;
    case 'order-transfer':
      return `${who}把订单「${subject}」转交给您`;
    case 'order-refused':
      return `${who}退回了「${subject}」的方案`;
    case 'discount-requested':
      return `${who}提交「${subject}」的折扣审批`;
    case 'discount-approved':
      return `${who}批准了「${subject}」的折扣`;
    case 'discount-refused':
      return `${who}驳回了「${subject}」的折扣`;
    case 'comment':
      return `${who}评论了「${subject}」`;
    case 'mention':
      return `${who}在「${subject}」提到了您`;
    case 'share-opened':
      return `您分享的「${subject}」被打开`;
    case 'plan-stale':
      return `方案「${subject}」已失效，请重新计算`;
    case 'plan-failed':
      return `方案「${subject}」计算失败`;
    case 'job-failed':
      return `任务失败：${subject}`;
    case 'sighting':
      return `「${subject}」有新的竞品投放`;
  }
}

function hrefOf({ kind, orderId, orderMode, orderState, planId, planKind, address }: Notice): string | null {
  // Of a plan only what was presented is shared.
  if (planId !== null && kind === 'share-opened') return planDefenceHref(planId);
  if (planId !== null)
    return openHref({
      planId,
      kind: certain(planKind, 'kind of the plan', planId),
      state: kind === 'plan-failed' ? 'failed' : 'stale',
    });
  if (orderId === null) return address;
  const mode = orderMode ?? 'base';
  return orderState === null
    ? detailHref(orderId, undefined, mode)
    : openOrderHref({ orderId, mode, state: orderState });
}

/** A notice as the list writes it, with the page that it leads to. */
export function noticeWords(notice: Notice): NoticeWords {
  const { kind, text } = notice;
  const isFailure = kind === 'plan-failed' || kind === 'job-failed';
  return {
    title: titleOf(notice),
    description: text,
    href: hrefOf(notice),
    tone: isFailure ? 'error' : warnings.includes(kind) ? 'warning' : 'info',
  };
}
