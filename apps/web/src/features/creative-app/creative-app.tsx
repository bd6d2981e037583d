import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Collapse, Segmented } from 'antd';
import { callForBody, useCall } from '../../api/use-call.ts';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { hiddenBy } from '../../shared/scope/hidden-by.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { LabelledCheck } from '../../ui/form/labelled-check.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { NoMatch } from '../../ui/state/no-match.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import {
  creativeFilterNames,
  creativeList,
  workSortNames,
  workSorts,
  type CreativeAddress,
} from './creative-address.ts';
import styles from './creative-app.module.css';
import { questionOf } from './creative-question.ts';
import { CreativeWall } from './creative-wall.tsx';
import { TagRail } from './tag-rail.tsx';
import { WorkStatistics } from './work-statistics.tsx';

export interface CreativeAppProps {
  readonly address: CreativeAddress;
  readonly onAddress: OnAddress<CreativeAddress>;
}

const worksOfPage = 24;

/** 创意应用: what was done on which format, and what one's own brand would look like there. */
export function CreativeApp({ address, onAddress }: CreativeAppProps) {
  const scope = useGroupScope(mediaGroups.analyse);
  const isOpen = scope === 'ALL' || scope.size > 0;
  const list = useListPage(creativeList, {
    name: 'creative-app',
    usualSize: worksOfPage,
    address,
    onAddress,
  });
  const question = questionOf(address);
  const { by = 'newest', as, kept = false } = address;
  const tags = useCall('app-analyse-creative/getTagCategory', question, {
    enabled: isOpen,
    keepPrevious: true,
  });
  const works = useCall(
    'common-attachment/creativeAppPageQuery',
    { ...question, ...list.question, sort: by, onlyFavourites: kept, asBrandId: as },
    { enabled: isOpen, keepPrevious: true },
  );
  const conditions = list.conditionsOf(creativeFilterNames, async (without) => {
    const input = { ...questionOf(without), onlyFavourites: without.kept ?? false, pageSize: 1 };
    return (await callForBody('common-attachment/creativeAppPageQuery', input)).total;
  });
  useSlashFocus('creative-keyword');
  const { data, error, refetch } = works;
  const { filterCount, filter, clear } = list.filters;
  const hidden = hiddenBy(scope, allParts(address.city));
  if (hidden !== undefined)
    return (
      <>
        <PageHeader title="创意应用" />
        <NoPermission group={mediaGroups.analyse} {...hidden} />
      </>
    );
  return (
    <>
      <PageHeader
        title="创意应用"
        subtitle="看同行业、同形式做过什么；选一个品牌，所有示意画面换成它的样子。"
        actions={
          <div className={styles.tryOn}>
            <span id="try-on-label">换成我的品牌</span>
            <span className={styles.brand}>
              <BrandSelect
                label="换成我的品牌"
                value={as}
                name={data?.rows.find(({ creative }) => creative !== null)?.creative?.brandName}
                onChange={(brand) => onAddress({ ...address, as: brand?.brandId })}
              />
            </span>
          </div>
        }
      />
      <ListFilters
        label="筛选创意"
        className={styles.filters}
        active={filterCount}
        onClear={clear}
        onRefresh={() => void refetch()}
      >
        <KeywordInput
          id="creative-keyword"
          subject="标题、品牌或说明"
          value={address.q ?? ''}
          onSearch={(q) => filter({ q: q === '' ? undefined : q })}
        />
        <Segmented
          aria-label="排序"
          value={by}
          options={workSorts.map((value) => ({ value, label: workSortNames[value] }))}
          onChange={(next) => onAddress({ ...address, by: next, page: undefined, id: undefined })}
        />
        <LabelledCheck
          id="creative-kept"
          label="只看收藏"
          isChecked={kept}
          onToggle={() => filter({ kept: kept ? undefined : true })}
        />
      </ListFilters>
      <div className={styles.frame}>
        <TagRail tags={tags.data} address={address} filter={filter} />
        <div>
          {error && data === undefined ? (
            <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <StateBlock kind="loading" shape="cards" rows={12} minHeight={560} />
          ) : data.rows.length === 0 ? (
            filterCount > 0 ? (
              <NoMatch
                title={
                  allParts(address.tech).length > 1 ? '还没有符合条件的创意，试试只选一种技术' : undefined
                }
                conditions={conditions}
                onClear={clear}
                minHeight={360}
              />
            ) : (
              <StateBlock
                kind="empty"
                title="还没有创意可看"
                description="导入创意图库后，这里列出作品。"
                minHeight={360}
              />
            )
          ) : (
            <CreativeWall
              rows={data.rows}
              total={data.total}
              pageNo={list.pageNo}
              pageSize={list.pageSize}
              address={address}
              onAddress={onAddress}
            />
          )}
          <Collapse
            className={styles.fold}
            destroyOnHidden
            items={[
              { key: 'counts', label: '按技术与月份统计', children: <WorkStatistics question={question} /> },
            ]}
          />
          <p className={styles.footnote}>
            没有导入照片的作品按其品牌、形式与技术绘制，为示意图；热度为近 90 天的打开与收藏。
          </p>
        </div>
      </div>
    </>
  );
}
