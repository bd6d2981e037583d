import { postingStateNames } from '@ooh/contract/domain/order-names';
import type { DamageKind, MonitoringPhoto, PhotoDoubt } from '@ooh/contract/domain/monitoring';
import type { PostingState, ShotKind } from '@ooh/contract/domain/order';
import type { StatusTone } from '../../ui/figure/status-tag.tsx';

export const postingTones: Readonly<Record<PostingState, StatusTone>> = {
  pending: 'waiting',
  posted: 'success',
  late: 'warning',
  wrong: 'error',
  missing: 'error',
  damaged: 'error',
  'made-good': 'success',
};

export const damageNames: Readonly<Record<DamageKind, string>> = {
  broken: '破损',
  unlit: '不亮',
  covered: '遮挡',
};

/** The state of a unit in words: a damaged one says how. */
export const stateText = (state: PostingState, damage: DamageKind | null): string =>
  state === 'damaged' && damage !== null ? damageNames[damage] : postingStateNames[state];

export const shotNames: Readonly<Record<ShotKind, string>> = {
  near: '近景',
  middle: '中景',
  far: '远景/环境',
};

export const verdictNames: Readonly<Record<MonitoringPhoto['verdict'], string>> = {
  unchecked: '待审核',
  accepted: '合格',
  rejected: '已退回重拍',
};

export const doubtNames: Readonly<Record<PhotoDoubt, string>> = {
  'no-time': '无拍摄时间',
  'no-place': '无定位',
  'far-away': '定位偏离',
  'outside-flight': '不在刊期内',
  duplicate: '与其他点位重复',
};

/** Inspection results of a unit, in the words of the trade. */
export const markKinds = [
  { value: 'posted', label: '正常上刊', state: 'posted', damage: null },
  { value: 'missing', label: '漏刊', state: 'missing', damage: null },
  { value: 'wrong', label: '错刊', state: 'wrong', damage: null },
  { value: 'late', label: '晚刊', state: 'late', damage: null },
  { value: 'broken', label: '破损', state: 'damaged', damage: 'broken' },
  { value: 'unlit', label: '不亮', state: 'damaged', damage: 'unlit' },
  { value: 'covered', label: '遮挡', state: 'damaged', damage: 'covered' },
] as const;
export type MarkKind = (typeof markKinds)[number]['value'];
