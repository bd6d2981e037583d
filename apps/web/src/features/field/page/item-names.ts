import { damageNames, shotNames, stateText } from '../../../shared/order/posting-names.ts';
import type { StatusTone } from '../../../ui/figure/status-tag.tsx';
import type { ItemState, QueueItem } from '../queue/queue-item.ts';

export const itemStateNames: Readonly<Record<ItemState, string>> = {
  waiting: '待上传',
  sending: '上传中',
  received: '已收',
  refused: '被拒',
};

export const itemTones: Readonly<Record<ItemState, StatusTone>> = {
  waiting: 'waiting',
  sending: 'working',
  received: 'success',
  refused: 'error',
};

/** What an item is, in words: a shot, or what is recorded of the unit. */
export function workName({ work }: Pick<QueueItem, 'work'>): string {
  if (work.kind === 'photo') return shotNames[work.shot];
  if (work.state === 'damaged' && work.damage !== null) return `异常：${damageNames[work.damage]}`;
  return work.state === 'posted' || work.state === 'made-good'
    ? '上刊登记'
    : `异常：${stateText(work.state, work.damage)}`;
}
