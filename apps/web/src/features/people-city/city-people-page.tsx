import { rankCities } from '@ooh/contract/domain/city-index';
import { cityIndexParts, citySorts } from '@ooh/contract/domain/city-index-parts';
import { cityPeopleScreen } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert, Select } from 'antd';
import { useMemo } from 'react';
import { CityPicker } from '../../shared/city-picker/city-picker.tsx';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { useCityCatalog, useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceFromText, audienceText } from '../../shared/ta-builder/audience-text.ts';
import { usualFlight } from '../../shared/basket/usual-flight.ts';
import { allParts, listText, sortParts, sortText } from '../../ui/address/address-values.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { mostCompared, weightsOf, weightsText, type CityPeopleAddress } from './city-people-address.ts';
import { ComparedCities } from './compared-cities.tsx';
import styles from './people-city.module.css';
import { rankingColumns } from './ranking-columns.tsx';
import { RankingExports } from './ranking-exports.tsx';
import { useCityRanking } from './use-city-ranking.ts';
import { WeightSliders } from './weight-sliders.tsx';

const title = '城市人群';
const usualWeeks = 4;
const usualSort = { key: 'index', order: 'desc' } as const;
const weekOptions = [1, 2, 4, 8, 12, 26, 52].map((weeks) => ({ value: weeks, label: `${weeks} 周` }));
const mostRanked = 60;

export interface CityPeopleProps {
  readonly address: CityPeopleAddress;
  readonly onAddress: OnAddress<CityPeopleAddress>;
}

/** The cities that are ranked: those of the address, else the 49 as far as they are open. */
function useRankedCodes(city: string | undefined): string[] | undefined {
  const scope = useGroupScope(cityPeopleScreen);
  const { cities } = useCityCatalog();
  return useMemo(() => {
    const asked = allParts(city);
    if (asked.length > 0) return asked.filter((code) => isOpen(scope, code));
    return cities
      ?.filter(({ adcode, tier }) => tier !== null && isOpen(scope, adcode))
      .map(({ adcode }) => adcode)
      .slice(0, mostRanked);
  }, [city, scope, cities]);
}

/** 城市人群: in which cities the audience is, and where it is cheapest to meet. */
export function CityPeople({ address, onAddress }: CityPeopleProps) {
  const scope = useGroupScope(cityPeopleScreen);
  const nameOf = useCityNames();
  const codes = useRankedCodes(address.city);
  const targetAudience = useMemo(() => audienceFromText(address.ta), [address.ta]);
  const hasAudience = isAudienceChosen(targetAudience);
  const startDate = address.from ?? usualFlight(undefined).startDate;
  const weeks = address.weeks ?? usualWeeks;
  const ranking = useCityRanking({ cityCodes: codes ?? [], targetAudience, startDate, weeks });
  const change = (part: Partial<CityPeopleAddress>) => onAddress({ ...address, ...part });
  const weights = weightsOf(address);
  const sort = sortParts(citySorts, address.sort) ?? usualSort;
  const { data, error } = ranking;
  const rows = data && rankCities(data.rows, weights, sort);
  const compared = allParts(address.cmp);
  const chosen = (rows ?? []).filter(({ cityCode }) => compared.includes(cityCode));
  if (codes?.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission group={cityPeopleScreen} cityCode={allParts(address.city).at(0)} />
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        subtitle="目标人群在哪些城市，在哪里接触最省。"
        actions={
          <>
            {data !== undefined && data.rows.length > 0 && (
              <RankingExports
                question={{
                  cityCodes: codes ?? [],
                  targetAudience,
                  startDate,
                  weeks,
                  weights: cityIndexParts.map((part) => weights[part]),
                  sort: sort.key,
                  order: sort.order,
                }}
                isComputing={data.isComputing}
              />
            )}
            <SendMenu
              load={{
                cityCodes:
                  compared.length > 0 ? compared : (rows ?? []).slice(0, 10).map((row) => row.cityCode),
                ...(hasAudience && { targetAudience }),
              }}
              label={compared.length > 0 ? `用于…（所选 ${compared.length} 城）` : '用于…（前 10 城）'}
            />
          </>
        }
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draft) => change({ draft })}
        page={{ targetAudience, ...(compared.length > 0 && { cityCodes: compared }) }}
        onRestore={(draft) =>
          change({
            ta: audienceText(draft.targetAudience),
            cmp: listText(draft.cityCodes.slice(0, mostCompared)),
          })
        }
      />
      <search className={styles.filters} aria-label="人群、城市与档期">
        <AudienceButton
          value={targetAudience}
          cityCode={codes?.[0] ?? ''}
          cityName={nameOf}
          onChange={(audience) => change({ ta: audienceText(audience) })}
        />
        <DayInput
          aria-label="开始日期"
          width={150}
          value={startDate}
          onChange={(from) => change({ from: from === '' ? undefined : from })}
        />
        <Select
          aria-label="投放周数"
          style={{ width: 92 }}
          value={weeks}
          options={weekOptions}
          onChange={(next) => change({ weeks: next === usualWeeks ? undefined : next })}
        />
        <CityPicker
          label={address.city === undefined ? `全部 ${codes?.length ?? '…'} 个城市` : '更改城市'}
          value={allParts(address.city)}
          max={mostRanked}
          scope={scope}
          need="people"
          onChange={(cities) => change({ city: listText(cities) })}
        />
      </search>
      <div className={styles.columns}>
        <Card
          title={`城市排名${data === undefined ? '' : `：${data.sentence}`}`}
          footer={
            data &&
            `人均接触/日：档期内全部空位每天给每个目标人带来的接触，随在售媒体的多少而不同，有公交线路的城市明显更高，没有的标「无线路」；逐个样本不足的点位合并计入。推荐指数 = 权重 × 所列城市中的位次（0–100）；TGI 以所列城市合计为 100；空位与成本为 ${data.startDate} 至 ${data.endDate} 内「目标与组合」权限中的媒体，接触为模型预估，成本按刊例价（无刊例为示例价）。${
              data.citiesWithoutPanel.length > 0
                ? `没有人群样本：${data.citiesWithoutPanel.join('、')}。`
                : ''
            }${data.rows.some(({ basis }) => basis.isDemo) ? '演示数据。' : ''}`
          }
        >
          <WeightSliders weights={weights} onChange={(next) => change({ w: weightsText(next) })} />
          {data?.isComputing === true && (
            <Alert type="info" showIcon title="部分城市的媒体供给仍在计算，完成后自动补上" />
          )}
          <AppTable
            caption="城市排名"
            columns={rankingColumns(hasAudience)}
            rows={rows}
            rowKey={({ cityCode }) => cityCode}
            sort={sort}
            onSort={(next) => change({ sort: sortText(next) })}
            isLoading={ranking.isPlaceholderData}
            error={error}
            onRetry={() => void ranking.refetch()}
            emptyTitle="所选城市还没有人群样本"
            selectedKeys={compared}
            onSelect={(keys) => change({ cmp: listText(keys.slice(-mostCompared)) })}
          />
        </Card>
        <Card title={`城市对比${chosen.length > 0 ? ` ${chosen.length}` : ''}`}>
          {compared.length > 0 && rows === undefined && error === null ? (
            <StateBlock kind="loading" rows={10} />
          ) : chosen.length === 0 ? (
            <StateBlock
              kind="unselected"
              title={`在排名中勾选至多 ${mostCompared} 个城市`}
              description="比较目标人群的年龄、消费、通勤距离与 24 小时节奏。"
            />
          ) : (
            <ComparedCities cities={chosen} targetAudience={targetAudience} hasAudience={hasAudience} />
          )}
        </Card>
      </div>
    </>
  );
}
