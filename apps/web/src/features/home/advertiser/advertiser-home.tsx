import type { AppraisalState } from '@ooh/contract/domain/effect-names';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { evaluationHref } from '../../../shared/order/order-addresses.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useDemoMaking } from '../../../ui/page/use-demo-making.ts';
import { HomeFrame } from '../home-frame.tsx';
import { QuickActions } from '../quick-actions.tsx';
import { RunningOrdersCard } from '../running-orders-card.tsx';
import { TaskCard, todayText, useTasks } from '../task-card.tsx';
import styles from './advertiser-home.module.css';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignList } from './campaign-list.tsx';
import { CampaignPhotos } from './campaign-photos.tsx';
import { inFront } from './in-front.ts';
import { YearSentence } from './year-sentence.tsx';

const offered = 3;
const withFigures: AppraisalState[] = ['computed', 'third-party'];

/** The newest campaigns; where none of them has figures, older ones that have lead. */
function Achievement() {
  const campaigns = useCall('effectestimate/orderListPage', {
    pageSize: 8,
    sortBy: 'startDate',
    order: 'desc',
  });
  const lacksFigures = campaigns.data?.rows.every(
    ({ appraisalState }) => !withFigures.includes(appraisalState),
  );
  const measured = useCall(
    'effectestimate/orderListPage',
    { appraisalStates: withFigures, pageSize: offered, sortBy: 'startDate', order: 'desc' },
    { enabled: lacksFigures === true },
  );
  const [chosen, setChosen] = useState<string>();
  const hasOrders = useAllowed('investmentOrderData.orderPatternData.isEnabled');
  const isMaking = useDemoMaking() !== null;
  if (!campaigns.data || measured.isLoading)
    return (
      <Card title="投放效果">
        <SectionPending error={campaigns.error} onRetry={() => void campaigns.refetch()} rows={8} />
      </Card>
    );
  const rows = inFront([...(measured.data?.rows ?? []), ...campaigns.data.rows]);
  const campaign = rows.find(({ orderId }) => orderId === chosen) ?? rows[0];
  if (campaign === undefined)
    return (
      <Card title="投放效果">
        <StateBlock
          kind={isMaking ? 'not-produced' : 'empty'}
          title={isMaking ? '演示订单正在生成' : '还没有投放中的活动'}
          description={
            isMaking ? '生成后，这里自动显示多少目标顾客看到过。' : '订单上刊后，这里显示多少目标顾客看到过。'
          }
        />
      </Card>
    );
  return (
    <>
      <div className={styles.choice}>
        <Segmented
          aria-label="看哪一次投放"
          value={campaign.orderId}
          options={rows.slice(0, offered).map(({ orderId, name }) => ({ value: orderId, label: name }))}
          onChange={setChosen}
        />
        <HrefButton type="primary" href={evaluationHref(campaign.orderId)}>
          查看评估报告
        </HrefButton>
      </div>
      <CampaignCard key={campaign.orderId} campaign={campaign} />
      {hasOrders && <CampaignPhotos key={`photos ${campaign.orderId}`} orderId={campaign.orderId} />}
      <CampaignList rows={campaigns.data.rows} total={campaigns.data.total} hasPhotos={hasOrders} />
    </>
  );
}

/** What the campaigns have achieved, and what waits for the client's word. Nothing of how they were bought. */
export function AdvertiserHome() {
  const tasks = useTasks();
  const hasEffects = useAllowed('effectAppraisalData.isEnabled');
  const hasOrders = useAllowed('investmentOrderData.orderPatternData.isEnabled');
  return (
    <HomeFrame
      title="您的广告做到了什么"
      today={hasOrders ? todayText(tasks.data) : undefined}
      actions={<QuickActions isQuiet />}
      lead={hasEffects && <YearSentence />}
      aside={hasOrders && <TaskCard tasks={tasks} title="待您处理" isClient />}
    >
      {hasEffects && <Achievement />}
      {hasOrders && <RunningOrdersCard />}
    </HomeFrame>
  );
}
