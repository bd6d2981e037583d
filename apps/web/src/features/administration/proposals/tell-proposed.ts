import { notifyBriefly } from '../../../api/notice.ts';

/** Tells that a change waits for another administrator, where it does. */
export function tellProposed(answer: object): answer is { readonly changeId: string } {
  if (!('changeId' in answer)) return false;
  notifyBriefly({
    kind: 'success',
    title: '已提交，待另一位管理员确认',
    description: '可在「待确认变更」中查看或撤回',
  });
  return true;
}
