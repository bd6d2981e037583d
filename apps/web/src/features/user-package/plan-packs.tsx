import { packStateNames } from '@ooh/contract/domain/crowd-pack-names';
import { packPartOf } from '@ooh/contract/domain/crowd-pack';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../api/request-keys.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { figureText } from '../../shared/figure/figure-text.ts';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './user-package.module.css';

const packPermit =
  'smartMarketingData.numeracyTaData.isEnabled,investmentOrderData.orderPatternData.isEnabled';

export interface PlanPacksProps {
  readonly planId: string;
  readonly planName: string;
  readonly kind: PlanBrief['kind'];
  readonly brief: Pick<PlanBrief, 'cityCodes' | 'targetAudience'>;
  readonly onOpen: (packId: string) => void;
}

/** Saved packs of a plan, and the two that can be created from it: its audience, and the people it reaches. */
export function PlanPacks(props: PlanPacksProps) {
  const isAllowed = useAllowed(packPermit);
  return isAllowed ? <AllowedPacks {...props} /> : null;
}

function AllowedPacks({ planId, planName, kind, brief, onOpen }: PlanPacksProps) {
  const [requestKey] = useState(randomKey);
  const packs = useCall('mediaOrder/getPackDataListByPlanIds', { planIds: [planId] });
  const options = {
    onSuccess: ({ packId }: { packId: string }) => onOpen(packId),
  };
  const keep = useMutationCall('v1/crowd-packs', options);
  const meet = useMutationCall('mediaOrder/createMediaTaCrowdPack', options);
  const name = planName.slice(0, 24);
  const failed = keep.error ?? meet.error;
  return (
    <Card
      title="已存人群包"
      extra={
        <>
          <Button
            size="small"
            loading={keep.isPending}
            onClick={() =>
              keep.mutate({
                name: `${name}目标人群`,
                cityCodes: brief.cityCodes,
                rule: { parts: [packPartOf(brief.targetAudience)] },
                requestKey,
              })
            }
          >
            保存目标人群
          </Button>{' '}
          {kind === 'bus' && (
            <Button
              size="small"
              loading={meet.isPending}
              onClick={() => meet.mutate({ planIds: [planId], name: `${name}触达人群` })}
            >
              生成触达人群
            </Button>
          )}
        </>
      }
      footer="触达人群为以不低于 50% 的概率至少接触 1 次该方案的人（预估）；人群包只存样本位图，不含任何个人标识。"
    >
      {failed && <Alert type="error" showIcon title="未能保存人群包" description={failed.message} />}
      {packs.error ? (
        <StateBlock kind="section-failed" error={packs.error} onRetry={() => void packs.refetch()} />
      ) : packs.data === undefined ? (
        <StateBlock kind="loading" rows={2} />
      ) : packs.data.length === 0 ? (
        <StateBlock kind="empty" title="还没有由该方案生成的人群包" />
      ) : (
        <ul className={styles.plans}>
          {packs.data.map((pack) => (
            <li key={pack.packId}>
              <Button type="link" onClick={() => onOpen(pack.packId)}>
                {pack.packNo} {pack.name}
              </Button>
              {packStateNames[pack.state]} · {figureText(pack.persons, asPersons)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
