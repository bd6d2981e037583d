import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { callForBody, useCall } from '../../api/use-call.ts';
import { CompareDrawer } from '../../shared/compare/compare-drawer.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { hiddenBy } from '../../shared/scope/hidden-by.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { NoMatch } from '../../ui/state/no-match.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import {
  categoryFilterNames,
  categoryList,
  comparedMediaOf,
  maxComparedMedia,
  withToggledMedium,
  type CategoryAddress,
} from './category-address.ts';
import { CategoryFilters } from './category-filters.tsx';
import { matchingMedia } from './filter-media.ts';
import styles from './media-category.module.css';
import { MediumCard } from './medium-card.tsx';
import { MediumDrawer } from './medium-drawer.tsx';
import { mediumAspects } from './medium-labels.ts';

export interface MediaCategoryProps {
  readonly address: CategoryAddress;
  readonly onAddress: OnAddress<CategoryAddress>;
}

/** Media and their forms by category: how large, where, how much and from what price on. */
export function MediaCategory({ address, onAddress }: MediaCategoryProps) {
  const { q, city, id, cmp } = address;
  const scope = useGroupScope(mediaGroups.analyse);
  const isOpen = scope === 'ALL' || scope.size > 0;
  const hidden = hiddenBy(scope, city === undefined ? [] : [city]);
  const [isComparing, setComparing] = useState(false);
  const found = useCall(
    'app-analyse-media/categoryQuery',
    { cityCodes: city === undefined ? [] : [city], keyword: q ?? '' },
    { enabled: isOpen, keepPrevious: true },
  );
  // What is looked at and compared stays, whatever the filters leave.
  const whole = useCall(
    'app-analyse-media/categoryQuery',
    {},
    { enabled: isOpen && (cmp !== undefined || id !== undefined) },
  );
  useSlashFocus('medium-keyword');
  const change = (part: CategoryAddress): void => onAddress({ ...address, ...part });
  const list = useListPage(categoryList, { name: 'media-category', address, onAddress });
  const { filterCount, filter, clear } = list.filters;
  const conditions = list.conditionsOf(categoryFilterNames, async (without) => {
    const input = {
      cityCodes: without.city === undefined ? [] : [without.city],
      keyword: without.q ?? '',
    };
    const { categories } = await callForBody('app-analyse-media/categoryQuery', input);
    return matchingMedia(
      categories.flatMap(({ media }) => media),
      without,
    ).length;
  });
  const compare = (mediumId: number): void => {
    const next = withToggledMedium(address, mediumId);
    if (next) onAddress(next);
    else notifyBriefly({ kind: 'info', title: `最多对比 ${maxComparedMedia} 种媒体，请先取消一种` });
  };
  const listed = found.data?.categories.flatMap(({ media }) => media) ?? [];
  const shown = found.data && [...Map.groupBy(matchingMedia(listed, address), ({ category }) => category)];
  const all = (whole.data ?? found.data)?.categories.flatMap(({ media }) => media) ?? [];
  const opened = all.find(({ mediumId }) => mediumId === id);
  const comparedIds = comparedMediaOf(address);
  const compared = comparedIds.flatMap((each) => all.find(({ mediumId }) => mediumId === each) ?? []);
  return (
    <>
      <PageHeader
        title="媒体形式"
        subtitle="各类媒体的形式、画面、存量、空位与刊例价；只含您有数据权限的城市与媒体。"
        actions={
          compared.length > 0 && (
            <>
              <Button onClick={() => change({ cmp: undefined })}>清空对比</Button>
              <Button
                type="primary"
                disabled={compared.length < 2}
                title={compared.length < 2 ? '至少勾选 2 种' : undefined}
                onClick={() => setComparing(true)}
              >
                对比（{compared.length}）
              </Button>
            </>
          )
        }
      />
      {hidden ? (
        <NoPermission group={mediaGroups.analyse} {...hidden} />
      ) : (
        <>
          <CategoryFilters
            media={listed}
            address={address}
            active={filterCount}
            filter={filter}
            onClear={clear}
            onRefresh={() => void found.refetch()}
          />
          {found.error && !found.data ? (
            <StateBlock kind="section-failed" error={found.error} onRetry={() => void found.refetch()} />
          ) : shown === undefined ? (
            <StateBlock kind="loading" shape="cards" rows={12} minHeight={480} />
          ) : shown.length === 0 && filterCount > 0 ? (
            <NoMatch conditions={conditions} minHeight={320} onClear={clear} />
          ) : shown.length === 0 ? (
            <StateBlock
              kind="empty"
              minHeight={320}
              title="还没有媒体存量"
              description="发布媒体点位或公交线路后，这里列出其形式。"
            />
          ) : (
            shown.map(([category, media]) => (
              <section key={category} className={styles.group} aria-label={`${category}媒体`}>
                <h2>
                  {category} <span className={styles.count}>{media.length} 种</span>
                </h2>
                <div className={styles.cards}>
                  {media.map((medium) => (
                    <MediumCard
                      key={medium.mediumId}
                      medium={medium}
                      cityCode={city}
                      isCompared={comparedIds.includes(medium.mediumId)}
                      onCompare={() => compare(medium.mediumId)}
                      onOpen={() => change({ id: medium.mediumId })}
                    />
                  ))}
                </div>
              </section>
            ))
          )}
          {found.data && (
            <p className={styles.footnote}>
              可售单元为面的轮播位与公交车辆之和；起投价为最低的刊例单价，起投预算为起投价 ×
              起投量（示例政策），「示例价」没有刊例依据。数据日期 {found.data.asOf}。
            </p>
          )}
        </>
      )}
      {opened && found.data && (
        <MediumDrawer medium={opened} asOf={found.data.asOf} onClose={() => change({ id: undefined })} />
      )}
      {isComparing && compared.length > 1 && (
        <CompareDrawer
          subject="媒体"
          items={compared}
          aspects={mediumAspects}
          headOf={({ mediumId, name, category }) => ({ id: String(mediumId), name, number: category })}
          footnote="▲ 标出最优值：覆盖城市与空位率以高为优。各媒体的计量单位不同，刊例单价不作优劣比较。"
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
