import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { useLocation } from '@tanstack/react-router';
import { Pagination, Segmented } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { DraftBar } from '../../../shared/strategy-draft/draft-bar.tsx';
import { useGroupScope } from '../../../shared/scope/group-scope.ts';
import { allParts } from '../../../ui/address/address-values.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { citiesOf, mediaOf } from '../competition-address.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { MarketFilters } from '../market-filters.tsx';
import { Pending } from '../pending.tsx';
import { useMarket } from '../use-market.ts';
import { monitorList, viewNames, views, type MonitorAddress } from './monitor-address.ts';
import { OverlapPanel } from './overlap-panel.tsx';
import { PlacementsTable } from './placements-table.tsx';
import { SightingDetail } from './sighting-detail.tsx';
import { SightingWall } from './sighting-wall.tsx';
import { SightingsMap } from './sightings-map.tsx';
import styles from './monitor.module.css';

export interface MonitorProps {
  readonly address: MonitorAddress;
  readonly onAddress: OnAddress<MonitorAddress>;
}

const wallSize = 24;

/** 竞品监测: where rivals were seen, as pictures, in a table, on the map and near the own brand. */
export function Monitor({ address, onAddress }: MonitorProps) {
  const scope = useGroupScope(competitorGroup);
  const { href } = useLocation();
  const { own, view = 'wall', page: pageNo = 1, draft } = address;
  const brands = allParts(address.brand);
  const market = useMarket({ ...address, brand: address.brand }, own);
  const list = useListPage(monitorList, { name: 'competition-monitor', address, onAddress });
  const change = (part: Partial<MonitorAddress>) =>
    onAddress(monitorList.filtered(address, part), { resetScroll: false });
  const isReady = market.industry !== undefined;
  const filter = { ...market.filter, brandIds: brands };
  const keyword = address.q ?? '';
  const sightings = useCall(
    'v1/competitor/sightings',
    { ...filter, keyword, pageNo, pageSize: wallSize, withPoints: view === 'map' },
    { quiet: true, keepPrevious: true, enabled: isReady && (view === 'wall' || view === 'map') },
  );
  const sort = monitorList.sortOf(address);
  const placements = useCall(
    'competitor/listScreenDataPage',
    {
      ...filter,
      keyword,
      pageNo,
      pageSize: list.pageSize,
      sort: sort?.key,
      order: sort?.order,
    },
    { quiet: true, keepPrevious: true, enabled: isReady && view === 'table' },
  );
  const spend = useCall(
    'competitor/marketLayout',
    { ...filter, pageSize: 200 },
    { quiet: true, keepPrevious: true, enabled: isReady && view === 'table' },
  );
  const rows = sightings.data?.rows ?? [];
  const opened = rows.find(({ sightingId }) => sightingId === address.id);
  const single = useCall(
    'v1/competitor/sightings',
    { ...filter, keyword: '', placementId: address.id?.replace(/-\d+$/, ''), pageSize: 200 },
    { quiet: true, enabled: isReady && address.id !== undefined && opened === undefined },
  );
  const open = opened ?? single.data?.rows.find(({ sightingId }) => sightingId === address.id);
  const show = (sightingId: string | undefined) =>
    onAddress({ ...address, id: sightingId }, { replace: true, resetScroll: false });
  const step = (by: -1 | 1) => {
    const at = rows.findIndex(({ sightingId }) => sightingId === address.id);
    const next = rows.at((at + by + rows.length) % Math.max(1, rows.length));
    if (next) show(next.sightingId);
  };
  if (scope !== 'ALL' && scope.size === 0)
    return (
      <StateBlock kind="no-permission" title="暂无城市数据权限" description="请联系管理员开通：竞品投放" />
    );
  const back = new URLSearchParams(
    Object.entries({
      draft,
      own,
      industry: address.industry,
      city: address.city,
      media: address.media,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return (
    <>
      <PageHeader
        title="竞品监测"
        subtitle={market.summary.data?.basis.note}
        actions={
          <>
            <HrefButton href={`/strategy/competition?${back.toString()}`}>竞品洞察</HrefButton>
            <ExportButtons filter={filter} blocked={!isReady} />
          </>
        }
      />
      <DraftBar draftId={draft} onDraft={(id) => onAddress({ ...address, draft: id })} />
      <MarketFilters address={address} own={own} market={market} isShort onChange={(part) => change(part)} />
      <div className={styles.tools}>
        <Segmented
          aria-label="视图"
          value={view}
          options={views.map((value) => ({ value, label: viewNames[value] }))}
          onChange={(next) => onAddress({ ...address, view: next, page: undefined, id: undefined })}
        />
        <KeywordInput
          id="monitor-keyword"
          subject="品牌、产品或位置"
          value={keyword}
          onSearch={(q) => change({ q: q === '' ? undefined : q })}
        />
        {brands.length > 0 && (
          <span className={styles.quiet}>
            只看 {brands.length} 个品牌{' '}
            <button type="button" className={styles.clear} onClick={() => change({ brand: undefined })}>
              看全部品牌
            </button>
          </span>
        )}
      </div>
      <div className={styles.page} data-open={open !== undefined || undefined}>
        <div>
          {view === 'wall' && (
            <Pending query={sightings} minHeight={480}>
              {(data) =>
                data.total === 0 ? (
                  <StateBlock
                    kind={list.filters.filterCount > 0 ? 'no-match' : 'empty'}
                    title="所选范围近 6 个月没有监测点位"
                    onClearFilters={list.filters.clear}
                    minHeight={420}
                  />
                ) : (
                  <>
                    <SightingWall rows={data.rows} openId={address.id} onOpen={show} />
                    <Pagination
                      current={data.pageNo}
                      pageSize={data.pageSize}
                      total={data.total}
                      showSizeChanger={false}
                      showTotal={(total) => `共 ${total.toLocaleString('zh-CN')} 个监测点位`}
                      onChange={(next) => onAddress({ ...address, page: next, id: undefined })}
                    />
                    {data.unplacedPlacements > 0 && (
                      <p className={styles.quiet}>
                        另有 {data.unplacedPlacements.toLocaleString('zh-CN')}{' '}
                        条投放没有点位记录，只在表中列出。
                      </p>
                    )}
                  </>
                )
              }
            </Pending>
          )}
          {view === 'map' && (
            <Pending query={sightings} minHeight={560}>
              {(data) => (
                <SightingsMap
                  points={data.points ?? []}
                  own={own}
                  cityCodes={citiesOf(address)}
                  note={data.basis.note}
                  onPick={show}
                />
              )}
            </Pending>
          )}
          {view === 'table' && (
            <>
              <p className={styles.quiet}>
                合计花费（全部页）{' '}
                <b>
                  <MoneyFen fen={spend.data?.rows.reduce((sum, { spendFen }) => sum + spendFen, 0)} />
                </b>
                （刊例估算）
              </p>
              <PlacementsTable {...list.tableOf(placements)} />
            </>
          )}
          {view === 'overlap' && (
            <OverlapPanel
              own={own}
              rivals={brands.filter((brand) => brand !== own)}
              cityCodes={citiesOf(address)}
              mediumIds={mediaOf(address)}
              months={{ startMonth: market.filter.startMonth, endMonth: market.filter.endMonth }}
            />
          )}
        </div>
        {open && (
          <SightingDetail
            key={open.sightingId}
            sighting={open}
            own={own}
            draftId={draft}
            href={href}
            onStep={step}
            onClose={() => show(undefined)}
          />
        )}
      </div>
    </>
  );
}
