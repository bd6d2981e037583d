import { handOverRightNames, type HandOverKind } from '@ooh/contract/domain/hand-over-names';

/** 「已带入 12 项，3 项超出下单权限，未带入」. */
export function carriedSentence(kind: HandOverKind, carried: number, leftOut: number): string {
  const arrived = carried === 0 ? '没有可带入的内容' : `已带入 ${carried} 项`;
  if (leftOut === 0) return arrived;
  return `${arrived}，${leftOut} 项超出${handOverRightNames[kind]}权限，未带入`;
}
