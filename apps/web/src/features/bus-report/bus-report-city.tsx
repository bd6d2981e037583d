import { busCityPages } from '@ooh/report/bus-report';
import { shownPages } from '@ooh/report/report-page';
import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { ReportReader } from '../../shared/report/report-reader.tsx';
import { ArrangeBar } from '../../shared/report/arrange-bar.tsx';
import { ExportButtons } from '../../shared/report/export-buttons.tsx';
import { useLayout } from '../../shared/report/use-layout.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { BusReportAddress } from './bus-report-address.ts';
import { BusReportFrame, BusReportHeader, type ReportedOrder } from './bus-report-frame.tsx';
import styles from './bus-report.module.css';
import { useBusFacts } from './use-bus-facts.ts';

export interface BusReportCityProps {
  readonly address: BusReportAddress;
  readonly onAddress: (address: BusReportAddress) => void;
}

function Cities({ order, address, onAddress }: BusReportCityProps & { readonly order: ReportedOrder }) {
  const { orderId } = order;
  const ranked = useCall('bus-report-exposure/getBusReportCityResult', { orderId });
  const rows = ranked.data?.rows.filter(({ comparison }) => comparison !== null);
  const chosen = rows?.find(({ cityCode }) => cityCode === address.city) ?? rows?.[0];
  const { facts, error, retry } = useBusFacts(orderId, chosen?.cityCode, chosen !== undefined);
  const layout = useLayout('bus', orderId);
  const of = rows?.length ?? 0;
  const pages = facts && chosen && busCityPages(facts, { ...chosen, of }).pages;
  const omitted = ranked.data?.omitted ?? [];
  const without = omitted.length > 0 && (
    <p className={styles.arranged}>
      没有分城市报告：{omitted.map(({ cityName, reason }) => `${cityName}（${reason}）`).join('、')}
    </p>
  );
  if (ranked.data && chosen === undefined)
    return (
      <>
        <BusReportHeader order={order} part="city" actions={null} />
        <StateBlock
          kind="not-produced"
          title="没有城市有可用的数据"
          description={omitted.map(({ cityName, reason }) => `${cityName}：${reason}`).join('；')}
        />
      </>
    );
  const picker = rows && chosen && (
    <Select
      className={styles.city}
      aria-label="城市"
      value={chosen.cityCode}
      options={rows.map(({ cityCode, cityName, rank }) => ({
        value: cityCode,
        label: rank === null || of < 2 ? cityName : `${cityName} · 第 ${rank} 名`,
      }))}
      onChange={(city) => onAddress({ ...address, city })}
    />
  );
  if (!pages || !layout.stored.data)
    return (
      <>
        <BusReportHeader order={order} part="city" actions={picker} />
        <SectionPending
          error={ranked.error ?? error ?? layout.stored.error}
          onRetry={() => {
            retry();
            void Promise.all([ranked.refetch(), layout.stored.refetch()]);
          }}
          rows={12}
          minHeight={520}
        />
      </>
    );
  const arranged = layout.arrange(pages);
  return (
    <>
      <BusReportHeader
        order={order}
        part="city"
        actions={
          <>
            {picker}
            <ExportButtons
              name="公交数字报告"
              report={{ reportKind: 'bus', orderId, ...(chosen && { cityCode: chosen.cityCode }) }}
              pages={shownPages(arranged)}
              refusal={layout.isChanged ? '先保存页面编排，文件与屏幕才一致' : undefined}
            />
          </>
        }
      />
      {without}
      <ArrangeBar layout={layout} />
      <ReportReader
        arranged={arranged}
        onEdit={layout.mayArrange ? (edit) => layout.edit(pages, edit) : undefined}
      />
    </>
  );
}

/** 分城市报告: the pages of one city with its rank. */
export function BusReportCity(props: BusReportCityProps) {
  return (
    <BusReportFrame orderId={props.address.orderId}>
      {(order) => <Cities order={order} {...props} />}
    </BusReportFrame>
  );
}
