import type { PackRow } from '@ooh/contract/domain/crowd-pack';
import { packStateNames, packStates } from '@ooh/contract/domain/crowd-pack-names';
import { Select } from 'antd';
import { useState } from 'react';
import { callForBody, useCall } from '../../api/use-call.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import { CompareDrawer } from './compare/compare-drawer.tsx';
import styles from './crowd-pack.module.css';
import { packColumns } from './pack-columns.tsx';
import { packCreateHref, packFilterNames, packList, type PackListAddress } from './pack-address.ts';
import { PackSide } from './pack-side.tsx';
import { PackTools } from './pack-tools.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';

const scopeGroup = 'smartMarketingData.numeracyTaData';
const stateOptions = packStates.map((value) => ({ value, label: packStateNames[value] }));

export interface PackListPageProps {
  readonly address: PackListAddress;
  readonly onAddress: OnAddress<PackListAddress>;
}

const filterOf = ({ category, folder, state, city, archived }: PackListAddress) => ({
  category,
  folder,
  state,
  cityCode: city,
  ...(archived ? { isArchived: 'true' as const } : {}),
});

/** TA 人群: the audiences that the organisation keeps, how large they are and where they are used. */
export function PackListPage({ address, onAddress }: PackListPageProps) {
  const page = useListPage(packList, { name: 'crowd-packs', address, onAddress });
  const scope = useGroupScope(scopeGroup);
  const [chosen, setChosen] = useState<readonly string[]>(address.compare?.split(',') ?? []);
  const { state, city, archived } = address;
  const conditions = page.conditionsOf(packFilterNames, async (without) => {
    const input = { keyword: without.q ?? '', pageSize: 1, ...filterOf(without) };
    return (await callForBody('mediaOrder/getAllCrowdPackData', input)).total;
  });
  const list = useCall(
    'mediaOrder/getAllCrowdPackData',
    {
      ...page.question,
      ...filterOf(address),
      ...(page.sort === undefined ? {} : { sortBy: page.sort.key, order: page.sort.order }),
    },
    { keepPrevious: true },
  );
  const packIds = (list.data?.rows ?? []).map(({ packId }) => packId);
  const overview = useCall(
    'v1/crowd-packs/overview',
    { packIds: packIds.slice(0, 50) },
    { keepPrevious: true, enabled: packIds.length > 0 },
  );
  const overviewOf = (packId: string) => overview.data?.find((one) => one.packId === packId);
  const { filter, clear, filterCount } = page.filters;
  const compared = address.compare?.split(',') ?? [];
  return (
    <>
      <PageHeader
        title="TA 人群"
        subtitle="本组织保存的目标人群：规模、构成与被引用的方案、订单；可用人群包可作为任何页面的目标人群。"
        actions={
          <HrefButton type="primary" href={packCreateHref}>
            新建人群包
          </HrefButton>
        }
      />
      <DraftBar draftId={address.draft} onDraft={(draft) => onAddress({ ...address, draft })} />
      <div className={styles.frame}>
        <PackSide address={address} folders={list.data?.folders} filter={filter} />
        <div className={styles.list}>
          <ListFilters
            label="筛选人群包"
            active={filterCount}
            onClear={clear}
            onRefresh={() => void list.refetch()}
            className={styles.filters}
          >
            <KeywordInput
              subject="人群包名称或编号"
              value={address.q ?? ''}
              onSearch={(q) => filter({ q: q || undefined })}
            />
            <Select
              allowClear
              aria-label="状态"
              placeholder="状态"
              value={state}
              options={stateOptions}
              onChange={(value: typeof state) => filter({ state: value })}
            />
            <CitySelect value={city} scope={scope} onChange={(value) => filter({ city: value })} />
          </ListFilters>
          <AppTable<PackRow>
            {...page.tableOf(list)}
            conditions={conditions}
            caption="人群包"
            columns={packColumns(overviewOf, overview.isFetching)}
            rowKey={({ packId }) => packId}
            selectedKeys={chosen}
            onSelect={setChosen}
            toolbar={
              <PackTools
                packIds={chosen}
                onCompare={() => onAddress({ ...address, compare: chosen.join(',') }, { resetScroll: false })}
              />
            }
            emptyTitle={archived ? '没有已归档的人群包' : '还没有人群包'}
            emptyAction={archived ? undefined : <HrefButton href={packCreateHref}>新建人群包</HrefButton>}
          />
        </div>
      </div>
      {compared.length >= 2 && (
        <CompareDrawer
          packIds={compared}
          onClose={() => onAddress({ ...address, compare: undefined }, { resetScroll: false })}
        />
      )}
    </>
  );
}
