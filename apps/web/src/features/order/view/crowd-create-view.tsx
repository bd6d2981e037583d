import { Alert, Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { randomKey } from '../../../api/request-keys.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { CrowdForm } from './crowd-form.tsx';
import { crowdSubjects, emptyDraft, nearOf } from './crowd-rule.ts';
import styles from './view.module.css';
import { CrowdEstimateCard } from './crowd-estimate-card.tsx';
import { CrowdPacksCard } from './crowd-packs-card.tsx';

function AllowedCrowd({ order }: { readonly order: OrderOutput }) {
  const { orderId, name, cityCodes } = order.row;
  const [draft, setDraft] = useState(() => emptyDraft(orderId, name));
  const subject = crowdSubjects[draft.of];
  const [requestKey, setRequestKey] = useState(randomKey);
  const create = useMutationCall('mediaOrder/createMediaTaCrowdPack', {
    onSuccess: ({ packNo }) => {
      // What is made next is another pack.
      setRequestKey(randomKey());
      notifyBriefly({ kind: 'success', title: `人群包 ${packNo} 已开始计算` });
    },
  });
  const isReady = draft.ids.length > 0 && draft.name.trim() !== '';
  const submit = () => {
    const { of, ids, leastContacts, leastChance } = draft;
    create.mutate({
      planIds: [...ids],
      of,
      name: draft.name.trim(),
      leastContacts,
      leastChance,
      near: nearOf(draft),
      requestKey,
    });
  };
  return (
    <div className={styles.formAndSide}>
      <Card
        title="人群规则"
        footer={`接触次数按所选${subject}的公交车身计算；固定点位请用「媒体附近」限定：按约 0.1 平方公里的网格判定，半径触及的网格都算附近。人群包只存样本位图，不含任何个人标识。`}
      >
        <CrowdForm order={order} draft={draft} onChange={setDraft} />
        {create.error && (
          <Alert type="error" showIcon title="未能生成人群包" description={create.error.message} />
        )}
        <Button
          type="primary"
          loading={create.isPending}
          disabled={!isReady}
          title={isReady ? undefined : `请选择${subject}并填写名称`}
          onClick={submit}
        >
          生成人群包
        </Button>
      </Card>
      <div className={styles.stack}>
        <Card title="人群规模">
          <CrowdEstimateCard draft={draft} cityCodes={cityCodes} />
        </Card>
        <Card title="已有人群包">
          <CrowdPacksCard ids={draft.ids} subject={subject} />
        </Card>
      </div>
    </div>
  );
}

const packPermit =
  'smartMarketingData.numeracyTaData.isEnabled,investmentOrderData.orderPatternData.isEnabled';

/** Creates a pack of the people reached by an order. */
export function CrowdCreateView({ order }: TabProps) {
  const isAllowed = useAllowed(packPermit);
  if (!isAllowed) return <StateBlock kind="no-permission" minHeight={320} />;
  return <AllowedCrowd order={order} />;
}
