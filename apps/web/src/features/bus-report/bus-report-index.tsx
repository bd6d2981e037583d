import { busReportPages } from '@ooh/report/bus-report';
import { shownPages, type ArrangedPage } from '@ooh/report/report-page';
import { useMemo } from 'react';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { ExportButtons } from '../../shared/report/export-buttons.tsx';
import { useLayout } from '../../shared/report/use-layout.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { busReportHref, type BusReportAddress } from './bus-report-address.ts';
import { BusReportFrame, BusReportHeader, type ReportedOrder } from './bus-report-frame.tsx';
import styles from './bus-report.module.css';
import { useBusFacts } from './use-bus-facts.ts';

function PageList({ arranged }: { readonly arranged: readonly ArrangedPage[] }) {
  return (
    <ol className={styles.pages}>
      {arranged.map(({ page, isHidden }) => (
        <li key={page.pageId} className={isHidden ? styles.hidden : undefined}>
          {page.title}
          {isHidden && '（已隐藏）'}
        </li>
      ))}
    </ol>
  );
}

function Contents({ order }: { readonly order: ReportedOrder }) {
  const { orderId } = order;
  const { facts, error, retry } = useBusFacts(orderId, undefined);
  const layout = useLayout('bus', orderId);
  const report = useMemo(() => facts && busReportPages(facts), [facts]);
  if (!facts || !report || !layout.stored.data)
    return (
      <>
        <BusReportHeader order={order} part="index" actions={null} />
        <SectionPending
          error={error ?? layout.stored.error}
          onRetry={() => {
            retry();
            void layout.stored.refetch();
          }}
          rows={12}
          minHeight={520}
        />
      </>
    );
  const arranged = layout.arrange(report.pages);
  const of = (section: string) => arranged.filter(({ page }) => page.section === section);
  const { rows, omitted } = facts.cities;
  const shown = rows.filter(({ comparison }) => comparison !== null);
  return (
    <>
      <BusReportHeader
        order={order}
        part="index"
        actions={
          <ExportButtons
            name="公交数字报告"
            report={{ reportKind: 'bus', orderId }}
            pages={shownPages(arranged)}
          />
        }
      />
      <div className={styles.cards}>
        <Card title="封面与核心结论" extra={<HrefLink href={busReportHref('top', orderId)}>打开</HrefLink>}>
          <PageList arranged={of('top')} />
        </Card>
        <Card
          title="分城市报告"
          extra={<HrefLink href={busReportHref('city', orderId)}>打开</HrefLink>}
          footer={
            omitted.length > 0 &&
            `没有分城市报告：${omitted.map(({ cityName, reason }) => `${cityName}（${reason}）`).join('、')}`
          }
        >
          <ul className={styles.pages}>
            {shown.map(({ cityCode, cityName, rank }) => (
              <li key={cityCode}>
                <HrefLink href={busReportHref('city', orderId, cityCode)}>{cityName}</HrefLink>
                {rank !== null && shown.length > 1 && ` · 曝光第 ${rank} 名`}
              </li>
            ))}
          </ul>
        </Card>
        <Card
          title="报告正文"
          extra={<HrefLink href={busReportHref('report', orderId)}>打开</HrefLink>}
          footer={
            report.omitted.length > 0 &&
            `以下页面因数据不足未生成：${report.omitted.map(({ title, reason }) => `${title}（${reason}）`).join('、')}`
          }
        >
          <PageList arranged={of('report')} />
        </Card>
      </div>
    </>
  );
}

/** 公交数字报告: contents, what is missing and why, files. */
export function BusReportIndex({ address }: { readonly address: BusReportAddress }) {
  return <BusReportFrame orderId={address.orderId}>{(order) => <Contents order={order} />}</BusReportFrame>;
}
