import { Alert } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { CityTabs } from '../create/city-tabs.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { AreaFilters } from '../../../shared/order/area-filters.tsx';
import { CoverageFunnel } from './coverage-funnel.tsx';
import { CoverageMaps } from './coverage-maps.tsx';
import styles from './man-land.module.css';
import { unitNames } from './match-tools.tsx';
import { areaSorts, detailList } from '../detail/detail-address.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { type Row, coverageColumns } from './coverage-columns.tsx';

const usualSort = { key: 'gapPersons', order: 'desc' } as const;

function CityCoverage(props: TabProps & { readonly cityCode: string; readonly cityName: string }) {
  const { order, address, onAddress, cityCode, cityName } = props;
  const { orderId, name } = order.row;
  const page = useListPage(detailList, { usualSize: 10, address, onAddress });
  const { pageNo, pageSize, filters } = page;
  const { unit = 'businessDistrict', q } = address;
  const sortBy = areaSorts.find((key) => key === page.sort?.key);
  const sort = sortBy === undefined ? usualSort : { key: sortBy, order: page.sort?.order ?? 'desc' };
  const list = useCall(
    'v1/orders/man-land/coverage',
    {
      orderId,
      cityCode,
      unit,
      keyword: q,
      pageNo,
      pageSize,
      sortBy: sort.key,
      ascending: sort.order === 'asc' ? 'true' : 'false',
    },
    { keepPrevious: true },
  );
  const { data, error, refetch } = list;
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Card
        title={`${cityName} · 覆盖漏斗`}
        footer={
          data &&
          `${basisText(data.basis)}。目标人群：${data.audienceSentence}。可触达：一周内经过任一在售订单媒体；已覆盖：投放期内至少接触一次，按接触模型预估。`
        }
      >
        {data ? <CoverageFunnel funnel={data.funnel} /> : <StateBlock kind="loading" rows={3} />}
        {data !== undefined && data.unmodelledUnits > 0 && (
          <Alert
            type="info"
            showIcon
            className={styles.notice}
            title={`${formatNumber(data.unmodelledUnits)} 面/辆媒体没有接触模型，未计入覆盖。`}
          />
        )}
      </Card>
      <CoverageMaps {...{ orderId, cityCode, cityName }} orderName={name} />
      <Card
        title="区域覆盖与缺口"
        footer="覆盖面：一周内到过该区域的 TA 中被订单至少触达一次的比例；缺口：其余的人。建议补点取该区域匹配分最高、订单尚未选用的空闲媒体。"
      >
        <AppTable<Row>
          caption="区域覆盖与缺口"
          columns={coverageColumns}
          {...page.tableOf(list)}
          rowKey={({ areaId }) => areaId}
          sort={sort}
          isFiltered={q !== undefined}
          onClearFilters={() => filters.filter({ q: undefined })}
          emptyTitle="该城市还没有这类区域的数据"
          toolbar={
            <AreaFilters
              unitNames={unitNames}
              unit={unit}
              onUnit={(next) => filters.filter({ unit: next, q: undefined })}
              keyword={q}
              onKeyword={(text) => filters.filter({ q: text })}
            />
          }
        />
      </Card>
    </>
  );
}

/** 人地匹配 of an order: its audience and media on maps, what it covers, and what is missing by area. */
export function CoverageTab(props: TabProps) {
  const { order, address, onAddress } = props;
  const { cityCodes, cityNames } = order.row;
  const cities = cityCodes.map((cityCode, index) => ({ cityCode, cityName: cityNames[index] ?? cityCode }));
  const current = cities.find(({ cityCode }) => cityCode === address.city) ?? cities[0];
  return (
    <>
      {cities.length > 1 && (
        <CityTabs
          cities={cities}
          current={current.cityCode}
          stateOf={(cityCode) =>
            order.items.some((item) => item.cityCode === cityCode) ? 'filled' : 'empty'
          }
          onCity={(city) => onAddress({ ...address, city, page: undefined, q: undefined })}
        />
      )}
      <CityCoverage key={current.cityCode} {...props} {...current} />
    </>
  );
}
