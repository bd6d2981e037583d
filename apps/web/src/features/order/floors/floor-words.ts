import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import {
  approvalKindNames,
  lineStanding,
  type ApprovalOffer,
  type OrderDiscounts,
} from '@ooh/contract/domain/line-approval';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { discountText } from '../list/discount-text.ts';

/** A price of a line, as it is spoken of: a gift is paid with nothing. */
export const priceText = (permille: number): string =>
  permille === 0 ? '赠送' : discountText(permille / 1000);

/** What stands below the number of a line while it is typed; null where nothing has to be said. */
export function typedWarning(
  item: OrderItem,
  permille: number,
  discounts: OrderDiscounts,
): { readonly text: string; readonly isOpen: boolean } | null {
  const standing = lineStanding({ ...item, discountPermille: permille }, discounts);
  if (standing === null) return null;
  const floor = `底线 ${discountText(standing.floorPermille / 1000)}`;
  const words = { lacking: '须审批', requested: '待审批', approved: '已批准', refused: '已驳回' } as const;
  return { text: `${floor}，${words[standing.state]}`, isOpen: standing.state !== 'approved' };
}

/** What setting a discount for several lines at once means for their floors; null where all stay above them. */
export function bulkWarning(
  items: readonly OrderItem[],
  permille: number,
  discounts: OrderDiscounts,
): string | null {
  const open = items.filter(
    (item) => !item.isGift && typedWarning(item, permille, discounts)?.isOpen === true,
  );
  return open.length === 0 ? null : `${formatNumber(open.length)} 行将低于折扣底线，须审批`;
}

/** The first lines that wait, as they are named in a sentence. */
export function linesText(waiting: ApprovalOffer<OrderItem>['waiting']): string {
  const named = waiting
    .slice(0, 5)
    .map(
      ([item, { floorPermille }]) =>
        `第 ${item.itemNo} 行「${unitTitle(item)}」${priceText(item.discountPermille)}，底线 ${discountText(floorPermille / 1000)}`,
    );
  return `${named.join('；')}${waiting.length > 5 ? ` 等 ${formatNumber(waiting.length)} 行` : ''}`;
}

/** What the card of the next action says: who may do it, or what was refused. */
export function approvalText({ waiting, unasked, decidable }: ApprovalOffer<OrderItem>): string {
  const refused = waiting.filter(([, { state }]) => state === 'refused').length;
  const parts = [
    '批准后方可提交客户确认。',
    refused > 0 ? `${formatNumber(refused)} 行已驳回，请提高价格或重新说明。` : '',
    decidable.length < waiting.length ? '由维护该城市与媒体刊例的其他同事或平台管理员审批。' : '',
    unasked.length === 0 && decidable.length === 0 ? '已提交，等待审批；结果会通知您。' : '',
  ];
  return parts.join('');
}

/** Requests and decisions as the record of an order tells them. */
export function approvalRecords(discounts: OrderOutput['discounts']) {
  return (discounts?.acts ?? []).map(({ kind, actorName, reason, at, lines }) => {
    const named = lines.slice(0, 3).map((line) => `「${unitTitle(line)}」${priceText(line.permille)}`);
    const more = lines.length > 3 ? ` 等 ${formatNumber(lines.length)} 行` : '';
    const words = `${approvalKindNames[kind]}：${named.join('、')}${more}`;
    return { actorName, reason, at, words, key: `${at}/${kind}` };
  });
}
