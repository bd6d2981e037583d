import type { LineStanding } from '@ooh/contract/domain/line-approval';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { discountText } from '../list/discount-text.ts';

const tags: Readonly<Record<LineStanding['state'], readonly [StatusTone, string]>> = {
  lacking: ['warning', '须审批'],
  requested: ['waiting', '待审批'],
  approved: ['success', '已批准'],
  refused: ['error', '已驳回'],
};

/** How a line below its floor stands to it; nothing for every other line. */
export function FloorTag({ standing }: { readonly standing: LineStanding | null }) {
  if (standing === null) return null;
  const { state, reason, floorPermille } = standing;
  const [tone, name] = tags[state];
  const floor = `低于折扣底线 ${discountText(floorPermille / 1000)}`;
  return <StatusTag tone={tone} text={name} title={reason === null ? floor : `${floor}；${reason}`} />;
}
