import type { Shift } from '@ooh/contract/domain/budget-shift';
import type { CallOutput } from '@ooh/contract/registry';
import { Button, Select, Slider } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { demandHref } from '../../shared/order/order-addresses.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { gainText } from './gain-text.ts';
import styles from './optimise.module.css';

type Simulated = CallOutput<'v1/optimise/simulate'>;
type Result = NonNullable<Simulated['result']>;

/** Factors by city and medium. */
type Factors = Readonly<Record<string, number>>;

const keyOf = ({ cityCode, mediumId }: Pick<Shift, 'cityCode' | 'mediumId'>) => `${cityCode} ${mediumId}`;

const figures: readonly (readonly [string, (side: Result['before']) => string])[] = [
  ['净价', ({ netFen }) => formatFen(netFen, { unit: 'auto' })],
  ['到达率', ({ reachShare }) => asShare(reachShare.value)],
  ['频次', ({ frequency }) => (frequency === null ? '—' : `${formatNumber(frequency, 1)} 次`)],
  ['曝光', ({ impressions }) => asCount(impressions)],
  ['CPM', ({ cpmFen }) => formatFen(cpmFen)],
];

const isMoved = ({ before, after, difference }: Result): boolean =>
  difference.value !== 0 || before.netFen !== after.netFen || before.impressions !== after.impressions;

function Outcome({ result }: { readonly result: Result }) {
  return (
    <div className={styles.stack}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <th scope="col">调整前</th>
            <th scope="col">调整后</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(([name, textOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="numeric">{textOf(result.before)}</td>
              <td className="numeric">{textOf(result.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{isMoved(result) ? gainText(result.difference) : '尚未调整：拖动滑块，看同一批样本人上的变化'}</p>
      <p>
        同等金额的理论最高到达率 <strong className="numeric">{asShare(result.highestReachShare)}</strong>
        <span className={styles.faint}>（每部分 0–2 倍，任何分法都不会更高）</span>
      </p>
    </div>
  );
}

function Sliders(props: {
  readonly parts: Simulated['parts'];
  readonly factors: Factors;
  readonly onFactor: (key: string, factor: number) => void;
}) {
  const { parts, factors, onFactor } = props;
  return (
    <ul className={styles.sliders}>
      {parts.map((part) => {
        const factor = factors[keyOf(part)] ?? 1;
        const name = `${part.cityName} ${part.mediumName}`;
        return (
          <li key={keyOf(part)}>
            <span className={styles.sliderHead}>
              <span>{name}</span>
              <span className="numeric">{formatFen(part.netFen * factor, { unit: 'auto' })}</span>
            </span>
            <Slider
              min={0}
              max={200}
              step={10}
              value={Math.round(factor * 100)}
              ariaLabelForHandle={`${name} 预算百分比`}
              tooltip={{ formatter: (value) => `${value}%` }}
              onChange={(value) => onFactor(keyOf(part), value / 100)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What an order's plan comes to with more or less of its parts, and a draft of it. */
function Simulation({ orderId }: { readonly orderId: string }) {
  const [factors, setFactors] = useState<Factors>({});
  const settled = useDebouncedValue(factors, 400);
  const shifts = Object.entries(settled).map(([key, factor]): Shift => {
    const [cityCode, mediumId] = key.split(' ');
    return { cityCode, mediumId: Number(mediumId), factor };
  });
  const simulated = useCall('v1/optimise/simulate', { orderId, shifts }, { keepPrevious: true });
  const [draftId, setDraftId] = useState<string>();
  const draft = useMutationCall('v1/optimise/next-campaign', {
    onSuccess: ({ orderId: id, orderNo }) => {
      setDraftId(id);
      notifyBriefly({ kind: 'success', title: `已生成订单草稿 ${orderNo}` });
    },
  });
  if (simulated.error)
    return (
      <StateBlock
        kind="section-failed"
        title="测算失败"
        error={simulated.error}
        onRetry={() => void simulated.refetch()}
      />
    );
  const { data } = simulated;
  if (data === undefined) return <StateBlock kind="loading" rows={8} minHeight={360} />;
  return (
    <div className={styles.stack} aria-busy={simulated.isFetching}>
      <Sliders
        parts={data.parts}
        factors={factors}
        onFactor={(key, factor) => setFactors({ ...factors, [key]: factor })}
      />
      {data.result === null ? (
        <StateBlock kind="not-produced" title="没有可测算的城市" />
      ) : (
        <Outcome result={data.result} />
      )}
      {data.missing.length > 0 && (
        <p className={styles.faint}>
          未计入：{data.missing.map(({ cityName, reason }) => `${cityName}（${reason}）`).join('、')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button disabled={Object.keys(factors).length === 0} onClick={() => setFactors({})}>
          恢复
        </Button>
        <Button type="primary" loading={draft.isPending} onClick={() => draft.mutate({ orderId, shifts })}>
          生成优化方案
        </Button>
      </div>
      {draftId !== undefined && <HrefLink href={demandHref(draftId)}>打开订单草稿</HrefLink>}
      <p className={styles.faint}>{data.basis}</p>
    </div>
  );
}

interface WhatIfProps {
  readonly orders: readonly { readonly orderId: string; readonly orderName: string }[];
  readonly orderId: string | undefined;
  readonly onOrder: (orderId: string) => void;
}

/** 预算模拟 of an order. */
export function WhatIf({ orders, orderId, onOrder }: WhatIfProps) {
  return (
    <Card title="预算模拟">
      <div className={styles.stack}>
        <Select
          aria-label="模拟的订单"
          placeholder="选择订单"
          showSearch={{ optionFilterProp: 'label' }}
          value={orderId}
          options={orders.map((order) => ({ value: order.orderId, label: order.orderName }))}
          onChange={onOrder}
        />
        {orderId === undefined ? (
          <StateBlock kind="unselected" title="选择一个订单，按城市与媒体增减预算" minHeight={200} />
        ) : (
          <Simulation key={orderId} orderId={orderId} />
        )}
      </div>
    </Card>
  );
}
