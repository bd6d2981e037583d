import { budgetClassKeys } from '@ooh/contract/domain/strategy-case-names';
import { flag, id, matching, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

export const caseSorts = ['newest', 'budget', 'similar'] as const;
export const caseSortNames = { newest: '最新', budget: '预算', similar: '与草稿最相似' } as const;

export const caseList = listAddress({
  filters: {
    industry: text(40),
    goal: text(40),
    budget: oneOf(budgetClassKeys),
    city: matching(/^\d{6}$/),
    media: matching(/^\d{1,4}$/),
    effect: flag(),
    q: text(60),
  },
  others: { draft: id(), by: oneOf(caseSorts) },
});
export type CaseAddress = AddressOf<typeof caseList>;

/** The filters in the words of the screen. */
export const caseFilterNames: FilterNames<CaseAddress> = {
  industry: '行业',
  goal: '目标',
  budget: '预算',
  city: '城市',
  media: '媒体',
  effect: '有效果数据',
};

const detailFields = { caseId: text(80), draft: id() };
export const parseCaseDetail = addressReader(detailFields);
export type CaseDetailAddress = ReadOf<typeof detailFields>;

/** Address of a case, with the draft that is worked on. */
export function caseHref(caseId: string, draft: string | undefined): string {
  const query = new URLSearchParams({ caseId, ...(draft === undefined ? {} : { draft }) });
  return `/strategy/media/detail?${query.toString()}`;
}
