import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { useAllowed, useSession } from '../../session/use-session.ts';
import { detailHref, evaluationHref } from '../../shared/order/order-addresses.ts';
import { openHref } from '../../shared/plan/plan-addresses.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { exampleReport } from './example-report.ts';
import styles from './first-steps-card.module.css';

interface Station {
  readonly title: string;
  readonly hint: string;
  readonly href: string;
}

/** One sample of each stage of a campaign: a computed plan, an order that runs, and one that has ended. */
function useStations(): readonly Station[] {
  const mayPlan = useAllowed('investmentOrderData.wiseChoicePatternData.isEnabled');
  const hasOrders = useAllowed('investmentOrderData.orderPatternData.isEnabled');
  const hasEffects = useAllowed('effectAppraisalData.isEnabled');
  // Unnotified: an example more or less; the steps that are found are offered.
  const example = { unnotified: true };
  const plans = useCall(
    'ai-option-mode/list',
    { keyword: '演示', kinds: ['bus'], states: ['ready', 'stale'], pageSize: 1 },
    { ...example, enabled: mayPlan },
  );
  const running = useCall(
    'mediaOrder/list',
    { states: ['running'], pageSize: 10 },
    { ...example, enabled: hasOrders },
  );
  const ended = useCall(
    'effectestimate/orderListPage',
    { states: ['closed', 'ended'], pageSize: 20, sortBy: 'endDate' },
    { ...example, enabled: hasEffects },
  );
  const plan = plans.data?.rows[0];
  const order = running.data?.rows.find(({ isSample }) => isSample);
  const report = exampleReport(ended.data?.rows ?? []);
  return [
    ...(plan ? [{ title: '看一个方案', hint: plan.name, href: openHref(plan) }] : []),
    ...(order
      ? [
          {
            title: '看一个投放中的订单',
            hint: order.name,
            href: detailHref(order.orderId, undefined, order.mode),
          },
        ]
      : []),
    ...(report ? [{ title: '看一份评估报告', hint: report.name, href: evaluationHref(report.orderId) }] : []),
  ];
}

/** A sample campaign to walk through, from plan to report, until the user puts it away. */
export function FirstStepsCard() {
  const isDemo = useSession((session) => session.isDemo);
  const key = useSession(({ userName }) => storageKey(`first-steps/${userName}`));
  const [isAway, setAway] = useState(() => readStored(localStorage, key) === true);
  return isDemo && !isAway ? (
    <Stations
      onAway={() => {
        writeStored(localStorage, key, true);
        setAway(true);
      }}
    />
  ) : null;
}

function Stations({ onAway }: { readonly onAway: () => void }) {
  const stations = useStations();
  if (stations.length === 0) return null;
  return (
    <Card
      title="第一次来：走一遍示例投放"
      extra={
        <Button type="text" size="small" onClick={onAway}>
          不再显示
        </Button>
      }
    >
      <ol className={styles.stations}>
        {stations.map(({ title, hint, href }) => (
          <li key={title}>
            <HrefLink href={href}>{title}</HrefLink>
            <span>{hint}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
