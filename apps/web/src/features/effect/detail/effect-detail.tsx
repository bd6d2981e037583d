import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { ClosingTab } from '../closing/closing-tab.tsx';
import { optimisePath, orderPath } from '../effect-addresses.ts';
import { nothingYet } from '../effect-order-frame.tsx';
import { EffectPage } from '../effect-page.tsx';
import { AudienceTab } from './audience-tab.tsx';
import { BehaviourTab } from './behaviour-tab.tsx';
import { ConclusionPanel } from './conclusion-panel.tsx';
import styles from './detail.module.css';
import {
  effectTabNames,
  effectTabs,
  type EffectDetailAddress,
  type EffectTab,
} from './effect-detail-address.ts';
import type { EffectOrder } from './effect-header.tsx';
import { ExecutionTab } from './execution-tab.tsx';
import { ExposureTab } from './exposure-tab.tsx';
import { GoalPanel } from './goal-panel.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SpatialTab } from './spatial-tab.tsx';
import type { EffectInput } from './use-effect.ts';

export interface EffectDetailProps {
  readonly address: EffectDetailAddress;
  readonly onAddress: (address: EffectDetailAddress) => void;
  /** What other parts of the product have to say of the order. */
  readonly around: {
    readonly advice: (orderId: string) => ReactNode;
    readonly comments: (orderId: string) => ReactNode;
    readonly share: (orderId: string, onClose: () => void) => ReactNode;
  };
}

interface TabContentProps extends EffectDetailProps {
  readonly tab: EffectTab;
  readonly input: EffectInput;
  readonly order: EffectOrder['order'];
}

function TabContent({ tab, input, order, address, onAddress, around }: TabContentProps) {
  switch (tab) {
    case 'overview':
      return (
        <OverviewTab
          input={input}
          source={address.source}
          onSource={(source) => onAddress({ ...address, source })}
        />
      );
    case 'exposure':
      return <ExposureTab input={input} />;
    case 'audience':
      return <AudienceTab input={input} />;
    case 'spatial':
      return <SpatialTab order={order} city={address.city} />;
    case 'behaviour':
      return <BehaviourTab input={input} />;
    case 'execution':
      return <ExecutionTab input={input} />;
    case 'advice':
      return around.advice(input.orderId);
    case 'comments':
      return around.comments(input.orderId);
    case 'closing':
      return (
        <ClosingTab
          orderId={input.orderId}
          version={address.version ?? 'client'}
          share={(onClose) => around.share(input.orderId, onClose)}
          onVersion={(version) =>
            onAddress({ ...address, version: version === 'client' ? undefined : version })
          }
        />
      );
  }
}

/** Tabs that a reader has: comments go with the order, suggestions are not for advertisers. */
function useTabs(): readonly EffectTab[] {
  const isReachable = useReachable();
  const isAdvertiser = useSession((session) => session.organisationKind) === 'advertiser';
  const mayAdvise = !isAdvertiser && isReachable(optimisePath);
  const mayComment = isReachable(orderPath);
  return effectTabs.filter((tab) => (tab === 'advice' ? mayAdvise : tab === 'comments' ? mayComment : true));
}

function Content(props: EffectDetailProps & { readonly effect: EffectOrder }) {
  const { effect, address, onAddress, around } = props;
  const tabs = useTabs();
  const { order, conclusions, draft } = effect;
  const { orderId } = order;
  const nothing = nothingYet(effect);
  if (nothing) return <StateBlock kind="not-produced" minHeight={320} {...nothing} />;
  const { city } = address;
  const tab = tabs.find((one) => one === address.tab) ?? 'overview';
  // A report is given out once its conclusion is confirmed.
  const isAboutWhole = tab === 'overview' || (tab === 'closing' && conclusions.length === 0);
  const cityCode = order.cities.find((one) => one.cityCode === city)?.cityCode;
  const input: EffectInput = cityCode === undefined ? { orderId } : { orderId, cityCode };
  return (
    <>
      {/* Out of sight beside maps and reports, which need the room; what is being written stays. */}
      <div hidden={!isAboutWhole}>
        <Card title="结论与目标" footer="结论与目标为整个订单，不随城市筛选变化。">
          <div className={styles.summary}>
            <ConclusionPanel orderId={orderId} conclusions={conclusions} draft={draft} />
            <GoalPanel orderId={orderId} />
          </div>
        </Card>
      </div>
      <Tabs
        activeKey={tab}
        onChange={(key) =>
          onAddress({ ...address, tab: key === 'overview' ? undefined : (key as EffectTab) })
        }
        items={tabs.map((key) => ({
          key,
          label: effectTabNames[key],
          // Only the open tab asks the service.
          children:
            key === tab ? (
              <div className={styles.stack}>
                <TabContent tab={key} {...{ input, order, address, onAddress, around }} />
              </div>
            ) : null,
        }))}
      />
    </>
  );
}

/** 效果评估详情: what an order came to, in words and by its goals, and everything behind it in tabs. */
export function EffectDetail(props: EffectDetailProps) {
  return <EffectPage {...props}>{(effect) => <Content effect={effect} {...props} />}</EffectPage>;
}
