import { Pagination, Segmented } from 'antd';
import { callForBody, useCall } from '../../api/use-call.ts';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { NoMatch } from '../../ui/state/no-match.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseFilters } from './case-filters.tsx';
import { caseFilterNames, caseList, caseSortNames, caseSorts, type CaseAddress } from './case-address.ts';
import styles from './strategy-case.module.css';

export interface CaseLibraryProps {
  readonly address: CaseAddress;
  readonly onAddress: OnAddress<CaseAddress>;
}

const one = <Value,>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);
const cardsOfPage = 24;

const filterOf = (address: CaseAddress) => ({
  industries: one(address.industry),
  goals: one(address.goal),
  budgetClasses: one(address.budget),
  cityCodes: one(address.city),
  mediumIds: one(address.media).map(Number),
  hasEffect: address.effect ?? false,
});

/** 媒介策略库: what worked for a brief like mine. */
export function CaseLibrary({ address, onAddress }: CaseLibraryProps) {
  const { draft } = address;
  const list = useListPage(caseList, {
    name: 'strategy-cases',
    usualSize: cardsOfPage,
    address,
    onAddress,
  });
  const by = address.by ?? (draft === undefined ? 'newest' : 'similar');
  const tags = useCall('mediaStrategy/getMediaStrategyTag', {});
  const cases = useCall(
    'mediaStrategy/getMediaStrategyList',
    { ...list.question, ...filterOf(address), draftId: draft, sort: by },
    { keepPrevious: true },
  );
  const conditions = list.conditionsOf(caseFilterNames, async (without) => {
    const input = { keyword: without.q ?? '', pageSize: 1, ...filterOf(without) };
    return (await callForBody('mediaStrategy/getMediaStrategyList', input)).total;
  });
  const { data, error, refetch } = cases;
  return (
    <>
      <PageHeader
        title="媒介策略库"
        subtitle="对照需求看做过的投放：花了多少、排了多久、带来什么。效果取自已评估的订单，按上刊记录测算。"
      />
      <DraftBar draftId={draft} onDraft={(id) => onAddress({ ...address, draft: id, by: undefined })} />
      <div className={styles.tools}>
        <CaseFilters {...list.filters} address={address} tags={tags.data} onRefresh={() => void refetch()} />
        <Segmented
          aria-label="排序"
          value={by}
          options={caseSorts
            .filter((value) => value !== 'similar' || draft !== undefined)
            .map((value) => ({ value, label: caseSortNames[value] }))}
          onChange={(next) => onAddress({ ...address, by: next, page: undefined })}
        />
      </div>
      {error && data === undefined ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" shape="cards" rows={12} minHeight={480} />
      ) : data.total === 0 ? (
        list.filters.filterCount > 0 ? (
          <NoMatch conditions={conditions} onClear={list.filters.clear} minHeight={360} />
        ) : (
          <StateBlock
            kind="empty"
            title="还没有您可以查看的案例"
            description="案例的城市与媒体须都在您「媒体组合」的数据权限内；请联系管理员开通。"
            minHeight={360}
          />
        )
      ) : (
        <>
          <ul className={styles.cards} aria-label="策略案例">
            {data.rows.map((row) => (
              <CaseCard key={row.caseId} row={row} draft={draft} />
            ))}
          </ul>
          <Pagination
            current={list.pageNo}
            pageSize={list.pageSize}
            total={data.total}
            showSizeChanger={false}
            showTotal={(total) => `共 ${total} 个案例`}
            onChange={(page) => onAddress({ ...address, page })}
          />
        </>
      )}
    </>
  );
}
