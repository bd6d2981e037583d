import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Chart } from '../../../chart/chart.tsx';
import type { FlowModel } from '../../../chart/flow-model.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { formatCountOf } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';

type Flow = CallOutput<'v1/orders/man-land/flow'>;

const columns = [
  { kind: 'segment', name: '目标人群' },
  { kind: 'scene', name: '场景' },
  { kind: 'medium', name: '媒体' },
] as const;

function modelOf({ nodes, links }: Flow): FlowModel {
  const nameOf = (id: string) => nodes.find(({ nodeId }) => nodeId === id)?.name ?? id;
  const most = (kind: 'scene' | 'medium') =>
    nodes
      .filter((node) => node.kind === kind)
      .map(({ nodeId }) => ({
        nodeId,
        people: links.filter(({ to }) => to === nodeId).reduce((sum, { people }) => sum + people, 0),
      }))
      .toSorted((a, b) => b.people - a.people)[0]?.nodeId ?? '';
  return {
    title: '目标人群 → 场景 → 媒体',
    summary: `人群日均到场最多的场景是${nameOf(most('scene'))}，空闲媒体中承接最多的是${nameOf(most('medium'))}。`,
    kind: 'flow',
    valueName: '日均人次',
    columns: columns.map(({ kind, name }) => ({
      name,
      nodes: nodes
        .filter((node) => node.kind === kind)
        .map(({ nodeId: id, name: text }) => ({ id, name: text })),
    })),
    links: links.map(({ from, to, people }) => ({ from, to, value: people })),
    format: (value) => formatCountOf(value, '人次'),
  };
}

/** Where the groups of the audience are found, and which free media stand there. */
export function MatchFlow({ orderId, cityCode }: { readonly orderId: string; readonly cityCode: string }) {
  const { data, error, refetch } = useCall('v1/orders/man-land/flow', { orderId, cityCode });
  const model = useMemo(() => data && modelOf(data), [data]);
  if (error || !data || !model)
    return <SectionPending error={error} onRetry={() => void refetch()} rows={6} minHeight={320} />;
  const note = data.withheld > 0 ? `；${data.withheld} 组样本不足未列出` : '';
  return (
    <Card
      title="流向"
      footer={`${basisText(data.basis)}。人群互有重叠，一天到多个场景各计一次；场景到媒体按该场景内空闲的点位与线路数分摊${note}。`}
    >
      {data.links.length === 0 ? (
        <StateBlock kind="empty" title="样本不足，无法给出流向" />
      ) : (
        <Chart model={model} height={360} />
      )}
    </Card>
  );
}
