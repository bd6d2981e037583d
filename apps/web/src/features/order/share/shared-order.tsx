import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { Watermark } from '../../../ui/watermark/watermark.tsx';
import { CreativePictures } from '../../../shared/creative/creative-pictures.tsx';
import { shrinkPicture } from '../../../shared/creative/shrink-picture.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { BehindTap } from './behind-tap.tsx';
import { SharedPending } from '../../../shared/share/shared-pending.tsx';
import styles from './share.module.css';
import { SharedHero } from './shared-hero.tsx';
import { CityMaps } from '../../../shared/outlook/city-maps.tsx';
import { ScheduleBars } from '../../../shared/outlook/schedule-bars.tsx';
import { Facts } from '../../../ui/figure/facts.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { sharedList, type SharedAddress } from './shared-address.ts';
import { sharedRowColumns, type Row, type Part, sharedPartColumns, netColumn } from './shared-columns.tsx';
import { sharedFacts } from './shared-facts.ts';

export interface SharedOrderViewProps {
  readonly token: string;
  readonly address: SharedAddress;
  readonly onAddress: OnAddress<SharedAddress>;
}

/** An order as its link shows it: to be read, not to be worked on, the sharer's name across it. */
export function SharedOrderView({ token, address, onAddress }: SharedOrderViewProps) {
  const { pageNo, pageSize, tableOf } = useListPage(sharedList, { address, onAddress });
  const list = useCall(
    'v1/orders/shared',
    { token, pageNo, pageSize },
    { enabled: token !== '', keepPrevious: true },
  );
  const { data, error } = list;
  const creative = useQuery({
    queryKey: ['v1/orders/shared-creative', token],
    queryFn: async ({ signal }) => {
      const { body } = await fetchFile('v1/orders/shared-creative', { token }, { signal });
      return body ? shrinkPicture(body.file) : null;
    },
    enabled: data?.hasCreative === true,
    staleTime: Infinity,
  });
  const outlook = useCall('v1/orders/shared-outlook', { token }, { enabled: data !== undefined });
  if (!data) return <SharedPending token={token} error={error} />;
  const hasPrices = data.amounts !== null;
  return (
    <>
      <header className={styles.head}>
        <h1>
          {data.name} {data.isSample && <DemoMark text="演示订单" />}
        </h1>
        <Facts facts={sharedFacts(data)} className={styles.facts} />
      </header>
      {outlook.error === null && (
        <SharedHero order={data} outlook={outlook.data} creative={creative.data ?? undefined} />
      )}
      {outlook.data && <CityMaps cities={outlook.data.cities} />}
      {outlook.data && <ScheduleBars schedule={outlook.data.schedule} />}
      {data.formats.length > 0 && (
        <BehindTap title={`每种媒体上的画面（${data.formats.length}）`}>
          <Card title="画面效果">
            <CreativePictures formats={data.formats} creative={creative.data ?? undefined} />
          </Card>
        </BehindTap>
      )}
      <BehindTap title="城市、媒体与清单">
        <div className={styles.lists}>
          <Card title="城市与媒体">
            <AppTable<Part>
              caption="城市与媒体"
              columns={hasPrices ? [...sharedPartColumns, netColumn] : sharedPartColumns}
              rows={data.parts}
              rowKey={({ cityName, mediumName }) => `${cityName}/${mediumName}`}
            />
          </Card>
          <Card
            title="媒体清单"
            footer={hasPrices ? '净价含折扣，不含制作费、服务费与税。' : '分享人选择不显示价格。'}
          >
            <AppTable<Row>
              caption="媒体清单"
              columns={hasPrices ? [...sharedRowColumns, netColumn] : sharedRowColumns}
              {...tableOf(list)}
              rowKey={({ itemNo }) => String(itemNo)}
              emptyTitle="订单还没有媒体"
            />
          </Card>
        </div>
      </BehindTap>
      <Watermark text={data.watermark} />
    </>
  );
}
