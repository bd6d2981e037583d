import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { useLocation } from '@tanstack/react-router';
import { callForBody } from '../../../api/use-call.ts';
import { DraftBar } from '../../../shared/strategy-draft/draft-bar.tsx';
import { useGroupScope } from '../../../shared/scope/group-scope.ts';
import { hiddenBy } from '../../../shared/scope/hidden-by.ts';
import { NoPermission } from '../../../shared/scope/no-permission.tsx';
import { allParts } from '../../../ui/address/address-values.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { citiesOf, mediaOf } from '../competition-address.ts';
import { ExportPlacements } from '../export-placements.tsx';
import { MarketFilters } from '../market-filters.tsx';
import { Pending } from '../pending.tsx';
import { spanOf, useMarketFilter } from '../use-market.ts';
import { monitorList, type MonitorAddress } from './monitor-address.ts';
import { monitorFilterNames } from './monitor-filter-names.ts';
import { MonitorTools } from './monitor-tools.tsx';
import { RecordedMarket } from '../recorded-market.tsx';
import { OverlapPanel } from './overlap-panel.tsx';
import { SightingDetail } from './sighting-detail.tsx';
import { SightingsMap } from './sightings-map.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import { TableView } from './table-view.tsx';
import { useSightings } from './use-sightings.ts';
import { WallView } from './wall-view.tsx';
import styles from './monitor.module.css';

export interface MonitorProps {
  readonly address: MonitorAddress;
  readonly onAddress: OnAddress<MonitorAddress>;
}

/** Address of the page on the whole market, with what is set here. */
function marketHref({ draft, own, industry, city, media }: MonitorAddress): string {
  const set = Object.entries({ draft, own, industry, city, media }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/strategy/competition?${new URLSearchParams(set).toString()}`;
}

/** 竞品监测: where rivals were seen, as pictures, in a table, on the map and near the own brand. */
export function Monitor({ address, onAddress }: MonitorProps) {
  const scope = useGroupScope(competitorGroup);
  const { href } = useLocation();
  const { own, view = 'wall', draft } = address;
  const brands = allParts(address.brand);
  const market = useMarketFilter(address, own);
  const change = (part: Partial<MonitorAddress>) =>
    onAddress(monitorList.filtered(address, part), { resetScroll: false });
  const isReady = market.industry !== undefined;
  const filter = { ...market.filter, brandIds: brands };
  const { page, open, beside } = useSightings({ filter, address, isReady });
  const list = useListPage(monitorList, { address, onAddress });
  const conditions = list.conditionsOf(monitorFilterNames, async (without) => {
    const input = {
      ...filter,
      ...spanOf(without, market.filter.endMonth ?? null),
      cityCodes: citiesOf(without),
      mediumIds: mediaOf(without),
      brandIds: allParts(without.brand),
      keyword: without.q ?? '',
      pageSize: 1,
    };
    return (await callForBody('v1/competitor/sightings', input)).total;
  });
  const show = (sightingId: string | undefined) =>
    onAddress({ ...address, id: sightingId }, { replace: true, resetScroll: false });
  const hidden = hiddenBy(scope, citiesOf(address));
  if (hidden !== undefined)
    return (
      <>
        <PageHeader title="竞品监测" />
        <NoPermission group={competitorGroup} {...hidden} />
      </>
    );
  const { industry } = market;
  const watched = { industry, brandIds: brands, cityCodes: citiesOf(address), mediumIds: mediaOf(address) };
  return (
    <>
      <PageHeader
        title="竞品监测"
        subtitle={market.recorded.data?.basis.note}
        actions={
          <>
            <HrefButton href={marketHref(address)}>竞品洞察</HrefButton>
            <SubscribeButton key={industry} filter={watched} suggestedName={`${industry ?? '竞品'} 监测`} />
            <ExportPlacements filter={filter} blocked={!isReady} />
          </>
        }
      />
      <DraftBar draftId={draft} onDraft={(id) => onAddress({ ...address, draft: id })} />
      <MarketFilters address={address} own={own} market={market} isShort onChange={(part) => change(part)} />
      <MonitorTools
        address={address}
        brands={brands.length}
        onView={(next) => onAddress({ ...address, view: next, page: undefined, id: undefined })}
        onFilter={change}
      />
      <RecordedMarket market={market}>
        <div className={styles.page} data-open={open !== undefined || undefined}>
          <div>
            {view === 'wall' && (
              <Pending query={page} minHeight={480} shape="cards">
                {(data) => (
                  <WallView
                    data={data}
                    openId={address.id}
                    conditions={conditions}
                    onOpen={show}
                    onPage={(next) => onAddress({ ...address, page: next, id: undefined })}
                    onClear={list.filters.clear}
                  />
                )}
              </Pending>
            )}
            {view === 'map' && (
              <Pending query={page} minHeight={560}>
                {({ points, basis }) => (
                  <SightingsMap
                    points={points ?? []}
                    own={own}
                    cityCodes={citiesOf(address)}
                    note={basis.note}
                    onPick={show}
                  />
                )}
              </Pending>
            )}
            {view === 'table' && (
              <TableView filter={filter} address={address} onAddress={onAddress} isReady={isReady} />
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
              onStep={(by) => show(beside(by))}
              onClose={() => show(undefined)}
            />
          )}
        </div>
      </RecordedMarket>
    </>
  );
}
