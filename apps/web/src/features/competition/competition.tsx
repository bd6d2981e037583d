import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { useLocation } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { hiddenBy } from '../../shared/scope/hidden-by.ts';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { blanksWithReason } from './blank-cells.ts';
import { BrandTable, OwnProducts } from './brand-table.tsx';
import { CityMapCard } from './city-map-card.tsx';
import { brandsOf, citiesOf, listText, mediaOf, type CompetitionAddress } from './competition-address.ts';
import { ConclusionCard } from './conclusion-card.tsx';
import { ExportPlacements } from './export-placements.tsx';
import { FindingsCard } from './findings-card.tsx';
import { MarketFilters } from './market-filters.tsx';
import { MarketTiles } from './market-tiles.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { monitorHref } from './monitor-href.ts';
import { RecordedMarket } from './recorded-market.tsx';
import { Pending } from './pending.tsx';
import { SeasonChart, StructureChart } from './structure-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { useMarket } from './use-market.ts';
import { YearTable } from './year-table.tsx';
import styles from './competition.module.css';

type Market = ReturnType<typeof useMarket>;

const title = '竞品洞察';
const mostBlanks = 4;
const mostSentCities = 10;

export interface CompetitionProps {
  readonly address: CompetitionAddress;
  readonly onAddress: OnAddress<CompetitionAddress>;
}

/** Cities that are sent on: the chosen ones, otherwise those with the greatest spend. */
function sentCities(address: CompetitionAddress, rows: readonly { readonly cityCode: string }[]): string[] {
  const chosen = citiesOf(address);
  return chosen.length > 0 ? chosen : rows.slice(0, mostSentCities).map(({ cityCode }) => cityCode);
}

/** On to the monitor, files of the market, and its cities and media elsewhere. */
function MarketActions({ address, market }: { address: CompetitionAddress; market: Market }) {
  const { own } = address;
  const { filter, industry } = market;
  const isBlocked = industry === undefined;
  return (
    <>
      <HrefButton href={monitorHref({ address, own, industry })}>竞品监测</HrefButton>
      <ExportPlacements filter={filter} blocked={isBlocked} />
      <ExportButton
        call="v1/competitor/deck"
        input={{ ...filter, brandIds: brandsOf(address), ownBrandId: own }}
        label="导出 PPT"
        isDisabled={isBlocked}
      />
      <SendMenu
        load={{
          brandId: own,
          cityCodes: sentCities(address, market.cities.data?.rows ?? []),
          mediumIds: mediaOf(address),
        }}
      />
    </>
  );
}

/** Filters of the page that a draft sets. */
const fromDraft = ({ brandId, cityCodes, mediumIds, rivalBrandIds }: StrategyDraft) => ({
  own: brandId ?? undefined,
  brand: listText(rivalBrandIds),
  city: listText(cityCodes),
  media: listText(mediumIds),
  industry: undefined,
});

/** Takes the filters of a draft when the page is first entered with it and without any of its own. */
function useFirstEntry({ address, onAddress }: CompetitionProps, draft: StrategyDraft | undefined): void {
  const isPlain = address.own === undefined && address.city === undefined && address.industry === undefined;
  const take = useEffectEvent((entered: StrategyDraft) => {
    if (isPlain && entered.brandId !== null)
      onAddress({ ...address, ...fromDraft(entered) }, { replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (draft !== undefined) take(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another draft is another entry
  }, [draft?.draftId]);
}

/** 竞品洞察: who spends where, on what and when, and where there is room for the own brand. */
export function Competition(props: CompetitionProps) {
  const { address, onAddress } = props;
  const scope = useGroupScope(competitorGroup);
  const { href } = useLocation();
  const draft = useCall(
    'v1/strategy-drafts/get',
    { draftId: address.draft ?? '' },
    { enabled: address.draft !== undefined },
  );
  useFirstEntry(props, draft.data);
  const { own } = address;
  const market = useMarket(address, own);
  const change = (part: Partial<CompetitionAddress>) =>
    onAddress({ ...address, ...part }, { resetScroll: false });
  const note = market.summary.data?.basis.note ?? '刊例价花费（估算），不含折扣';
  const blanks = own === undefined ? [] : blanksWithReason(market.blanks.data?.blanks ?? [], mostBlanks);
  const { basis } = market.summary.data ?? {};
  const hidden = hiddenBy(scope, citiesOf(address));
  if (hidden !== undefined)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission group={competitorGroup} {...hidden} />
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={note}
        actions={<MarketActions address={address} market={market} />}
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draftId) => change({ draft: draftId })}
        page={{ brandId: own, cityCodes: citiesOf(address) }}
        onRestore={(stored) => change(fromDraft(stored))}
      />
      <MarketFilters address={address} own={own} market={market} onChange={change} />
      <RecordedMarket market={market}>
        <Pending query={market.summary} minHeight={96} shape="tiles">
          {(summary) => <MarketTiles summary={summary} hasOwn={own !== undefined} />}
        </Pending>
        <div className={styles.hero}>
          <Card
            title="趋势"
            extra={
              <Segmented<'spend' | 'sos'>
                size="small"
                aria-label="指标"
                value={address.metric ?? 'spend'}
                options={[
                  { value: 'spend', label: '花费' },
                  { value: 'sos', label: 'SOS' },
                ]}
                onChange={(metric) => change({ metric })}
              />
            }
          >
            <Pending query={market.trend} minHeight={340}>
              {(trend) => <TrendCard trend={trend} by={market.by} metric={address.metric ?? 'spend'} />}
            </Pending>
          </Card>
          <Pending query={market.summary} minHeight={340}>
            {(summary) => (
              <FindingsCard
                summary={summary}
                blanks={blanks}
                cityCodes={citiesOf(address)}
                draftId={address.draft}
                href={href}
                hasOwn={own !== undefined}
              />
            )}
          </Pending>
        </div>
        <Pending query={market.matrix} minHeight={320}>
          {(matrix) => (
            <MatrixCard
              brands={matrix.rows}
              cities={market.cities.data?.rows ?? []}
              own={own}
              monitorHref={(brandId, cityCode) =>
                monitorHref({ address, own, industry: market.industry, brandId, cityCode })
              }
              note={note}
            />
          )}
        </Pending>
        <div className={styles.pair}>
          <Card title="结构">
            <Pending query={market.structure} minHeight={300}>
              {(structure) => <StructureChart structure={structure} />}
            </Pending>
          </Card>
          <Pending query={market.cities} minHeight={300}>
            {(cities) => (
              <CityMapCard rows={cities.rows} note={note} onPick={(cityCode) => change({ city: cityCode })} />
            )}
          </Pending>
          <Card title="季节">
            <Pending query={market.trend} minHeight={300}>
              {({ season }) => <SeasonChart season={season} />}
            </Pending>
          </Card>
          <Card title="年度">
            <Pending query={market.years} minHeight={300}>
              {({ years }) => <YearTable years={years} />}
            </Pending>
          </Card>
        </div>
        <Card title="品牌" extra={own !== undefined && <OwnProducts brandId={own} />} footer={note}>
          <Pending query={market.brands} minHeight={240}>
            {(brands) => (
              <BrandTable
                rows={brands.rows}
                chosen={brandsOf(address)}
                onChoose={(brandIds) => change({ brand: listText(brandIds) })}
              />
            )}
          </Pending>
        </Card>
        {own !== undefined && basis?.startMonth && basis.endMonth ? (
          <ConclusionCard
            key={`${own}${basis.startMonth}${basis.endMonth}`}
            subject={{ brandId: own, startMonth: basis.startMonth, endMonth: basis.endMonth }}
          />
        ) : (
          <Card title="结论">
            <p className={styles.quiet}>选择本品牌后可写本组织的结论。</p>
          </Card>
        )}
      </RecordedMarket>
    </>
  );
}
