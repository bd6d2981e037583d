import { orderStateNames } from '@ooh/contract/domain/order';
import { Tabs } from 'antd';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { effectListHref } from '../effect-addresses.ts';
import { appraisedOrderStates } from '../list/effect-list-address.ts';
import { ClosingTab } from '../closing/closing-tab.tsx';
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
import { EffectHeader, type EffectOrder } from './effect-header.tsx';
import { ExecutionTab } from './execution-tab.tsx';
import { ExposureTab } from './exposure-tab.tsx';
import { GoalPanel } from './goal-panel.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { useEffectCall, type EffectInput } from './use-effect.ts';

export interface EffectDetailProps {
  readonly address: EffectDetailAddress;
  readonly onAddress: (address: EffectDetailAddress) => void;
}

interface TabContentProps extends EffectDetailProps {
  readonly tab: EffectTab;
  readonly input: EffectInput;
}

function TabContent({ tab, input, address, onAddress }: TabContentProps) {
  switch (tab) {
    case 'overview':
      return <OverviewTab input={input} />;
    case 'exposure':
      return <ExposureTab input={input} />;
    case 'audience':
      return <AudienceTab input={input} />;
    case 'behaviour':
      return <BehaviourTab input={input} />;
    case 'execution':
      return <ExecutionTab input={input} />;
    case 'closing':
      return (
        <ClosingTab
          orderId={input.orderId}
          version={address.version ?? 'client'}
          onVersion={(version) =>
            onAddress({ ...address, version: version === 'client' ? undefined : version })
          }
        />
      );
  }
}

const isAppraised = (state: EffectOrder['order']['state']) =>
  (appraisedOrderStates as readonly string[]).includes(state);

/** Why there is nothing to appraise; undefined where there is. */
function nothingYet({ order, scope }: EffectOrder): { title: string; description: string } | undefined {
  if (!isAppraised(order.state))
    return {
      title: `订单${orderStateNames[order.state]}，没有可评估的投放`,
      description: '投放中、已下刊与已结案的订单可以评估。',
    };
  if (scope.stage !== 'before') return undefined;
  return { title: '还没有上刊', description: `${order.startDate} 上刊后在这里比较计划与执行。` };
}

function Content({ effect, address, onAddress }: EffectDetailProps & { readonly effect: EffectOrder }) {
  const { order, conclusions, draft } = effect;
  const { orderId } = order;
  const nothing = nothingYet(effect);
  if (nothing) return <StateBlock kind="not-produced" minHeight={320} {...nothing} />;
  const { tab = 'overview', city } = address;
  const cityCode = order.cities.find((one) => one.cityCode === city)?.cityCode;
  const input: EffectInput = cityCode === undefined ? { orderId } : { orderId, cityCode };
  return (
    <>
      <Card title="结论与目标" footer="结论与目标为整个订单，不随城市筛选变化。">
        <div className={styles.summary}>
          <ConclusionPanel orderId={orderId} conclusions={conclusions} draft={draft} />
          <GoalPanel orderId={orderId} />
        </div>
      </Card>
      <Tabs
        activeKey={tab}
        onChange={(key) =>
          onAddress({ ...address, tab: key === 'overview' ? undefined : (key as EffectTab) })
        }
        items={effectTabs.map((key) => ({
          key,
          label: effectTabNames[key],
          // Only the open tab asks the service.
          children:
            key === tab ? (
              <div className={styles.stack}>
                <TabContent tab={key} input={input} address={address} onAddress={onAddress} />
              </div>
            ) : null,
        }))}
      />
    </>
  );
}

/** 效果评估详情: what an order came to, in words and by its goals, and everything behind it in tabs. */
export function EffectDetail(props: EffectDetailProps) {
  const { address, onAddress } = props;
  const { orderId } = address;
  const found = useEffectCall(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: orderId ?? '' },
    orderId !== undefined,
  );
  const { data, error } = found;
  if (orderId === undefined || error?.code === '05')
    return (
      <StateBlock
        kind="page-failed"
        title="没有这个订单"
        description="订单不存在，或不在您的数据权限内。"
        action={<HrefButton href={effectListHref}>返回效果评估</HrefButton>}
      />
    );
  if (error && !data)
    return (
      <StateBlock
        kind="page-failed"
        title="效果评估打不开"
        errorText={error.message}
        onRetry={() => void found.refetch()}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return (
    <>
      <EffectHeader effect={data} city={address.city} onCity={(city) => onAddress({ ...address, city })} />
      <Content effect={data} {...props} />
    </>
  );
}
