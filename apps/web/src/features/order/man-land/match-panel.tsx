import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { CityTabs } from '../create/city-tabs.tsx';
import { AreaUnits } from './area-units.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { weightsOf, type ManLandAddress } from './man-land-address.ts';
import styles from './man-land.module.css';
import { MatchFlow } from './match-flow.tsx';
import { MatchMatrix } from './match-matrix.tsx';
import { MatchTools } from './match-tools.tsx';

export interface MatchPanelProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly address: ManLandAddress;
  readonly onAddress: (address: ManLandAddress) => void;
  readonly isBusy: boolean;
  readonly isEditable: boolean;
  readonly onItems: (items: readonly OrderItemInput[]) => void;
}

/** Areas that fit beside each other. */
const areasAtOnce = 8;

interface CityMatchProps extends Omit<MatchPanelProps, 'onAddress'> {
  readonly cityCode: string;
  readonly cityName: string;
  readonly onChange: (change: Partial<ManLandAddress>) => void;
}

function CityMatch(props: CityMatchProps) {
  const { order, address, cityCode, cityName, isBusy, isEditable, onItems, onChange } = props;
  const { orderId, startDate, endDate } = order.row;
  const { data, error, refetch, isPlaceholderData } = useCall(
    'v1/orders/man-land/matrix',
    {
      orderId,
      cityCode,
      unit: address.unit,
      segment: address.segment,
      mediumId: address.medium,
      keyword: address.q,
      pageNo: address.page,
      pageSize: areasAtOnce,
      ...weightsOf(address),
    },
    { keepPrevious: true },
  );
  return (
    <>
      <Card
        title={`人×地匹配 · ${cityName}`}
        footer={
          data && (
            <>
              {basisText(data.basis)}。目标人群：{data.audienceSentence}。匹配：该人群在区域的 TGI ≥
              100，区域内及 300 米内的空闲媒体计为匹配；匹配分取区域内最优媒体。
            </>
          )
        }
      >
        <MatchTools address={address} media={data?.media} onAddress={onChange} />
        {error ? (
          <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <StateBlock kind="loading" rows={6} minHeight={260} />
        ) : data.rows.length === 0 ? (
          address.q === undefined ? (
            <StateBlock kind="empty" title="该城市还没有这类区域的数据" />
          ) : (
            <StateBlock kind="no-match" onClearFilters={() => onChange({ q: undefined })} />
          )
        ) : (
          <div aria-busy={isPlaceholderData}>
            <MatchMatrix
              matrix={data}
              unit={address.unit ?? 'businessDistrict'}
              segmentId={address.segment ?? 'all'}
              areaId={address.area}
              onArea={(area) => onChange({ area: area === address.area ? undefined : area })}
              onSegment={(segment) =>
                onChange({ segment: segment === 'all' ? undefined : segment, page: undefined })
              }
              onPage={(page) => onChange({ page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </Card>
      {address.area === undefined ? (
        data !== undefined &&
        data.rows.length > 0 && (
          <p className={styles.hint}>点击矩阵中的单元格，查看该区域的匹配媒体并加入排期。</p>
        )
      ) : (
        <AreaUnits
          key={`${cityCode}/${address.area}`}
          orderId={orderId}
          cityCode={cityCode}
          areaId={address.area}
          address={address}
          items={order.items}
          terms={{ cityCode, startDate, endDate }}
          isBusy={isBusy}
          isEditable={isEditable}
          onItems={onItems}
        />
      )}
      <MatchFlow orderId={orderId} cityCode={cityCode} />
    </>
  );
}

/** People and places of an order, city by city; what is picked goes into its schedule. */
export function MatchPanel(props: MatchPanelProps) {
  const { order, address, onAddress } = props;
  const { row, items } = order;
  const cities = row.cityCodes.map((cityCode, index) => ({
    cityCode,
    cityName: row.cityNames[index] ?? cityCode,
  }));
  const current = cities.find(({ cityCode }) => cityCode === address.city) ?? cities[0];
  const change = (part: Partial<ManLandAddress>) => onAddress({ ...address, ...part });
  return (
    <>
      {cities.length > 1 && (
        <CityTabs
          cities={cities}
          current={current.cityCode}
          stateOf={(cityCode) => (items.some((item) => item.cityCode === cityCode) ? 'filled' : 'empty')}
          onCity={(city) => change({ city, page: undefined, area: undefined, q: undefined })}
        />
      )}
      <CityMatch key={current.cityCode} {...props} {...current} onChange={change} />
    </>
  );
}
