import { busReportPages } from '@ooh/report/bus-report';
import { shownPages } from '@ooh/report/report-page';
import { useMemo } from 'react';
import { ReportReader } from '../../shared/report/report-reader.tsx';
import { ArrangeBar } from '../../shared/report/arrange-bar.tsx';
import { ExportButtons } from '../../shared/report/export-buttons.tsx';
import { useLayout } from '../../shared/report/use-layout.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import type { BusReportAddress } from './bus-report-address.ts';
import { BusReportFrame, BusReportHeader, type ReportedOrder } from './bus-report-frame.tsx';
import { useBusFacts } from './use-bus-facts.ts';

interface PartProps {
  readonly order: ReportedOrder;
  readonly part: 'top' | 'report';
}

function Part({ order, part }: PartProps) {
  const { orderId } = order;
  const { facts, error, retry } = useBusFacts(orderId, undefined);
  const layout = useLayout('bus', orderId);
  const all = useMemo(() => facts && busReportPages(facts).pages, [facts]);
  const failure = error ?? layout.stored.error;
  if (!all || !layout.stored.data)
    return (
      <>
        <BusReportHeader order={order} part={part} actions={null} />
        <SectionPending
          error={failure}
          onRetry={() => {
            retry();
            if (layout.stored.error) void layout.stored.refetch();
          }}
          rows={12}
          minHeight={520}
        />
      </>
    );
  const own = all.filter(({ section }) => section === part);
  const arranged = layout.arrange(own);
  return (
    <>
      <BusReportHeader
        order={order}
        part={part}
        actions={
          <ExportButtons
            name="公交数字报告"
            report={{ reportKind: 'bus', orderId }}
            pages={shownPages(arranged)}
            refusal={layout.isChanged ? '先保存页面编排，文件与屏幕才一致' : undefined}
          />
        }
      />
      <ArrangeBar layout={layout} />
      <ReportReader
        arranged={arranged}
        onEdit={layout.mayArrange ? (edit) => layout.edit(own, edit) : undefined}
      />
    </>
  );
}

/** 封面与核心结论, or 报告正文. */
export function BusReportPage({
  address,
  part,
}: {
  readonly address: BusReportAddress;
  readonly part: 'top' | 'report';
}) {
  return (
    <BusReportFrame orderId={address.orderId}>{(order) => <Part order={order} part={part} />}</BusReportFrame>
  );
}
