import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { draftTargetNames, draftTargets } from '@ooh/contract/domain/strategy-draft-names';
import { isAllowed } from '@ooh/contract/permission/rules';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import { missingOf } from './draft-steps.ts';
import { outcomeHref } from './outcome-href.ts';
import styles from './strategy-home.module.css';

const flagOf = (target: (typeof draftTargets)[number]) =>
  target === 'order'
    ? 'investmentOrderData.orderPatternData.isEnabled'
    : 'investmentOrderData.wiseChoicePatternData.isEnabled';

/** Makes an order or a plan of a draft and opens it; what may not go along is said. */
export function MakeButtons({ draft }: { readonly draft: StrategyDraft }) {
  const router = useRouter();
  const permission = useSession((session) => session.dataRoleRequest);
  const make = useMutationCall('v1/strategy-drafts/hand-over', {
    onSuccess: (made) => {
      const kind = made.leftOutItems > 0 ? 'warning' : 'success';
      notifyBriefly({ kind, title: made.sentence, description: `已新建 ${made.title}` });
      void router.navigate({ href: outcomeHref(made) });
    },
  });
  const targets = draftTargets.filter((target) => isAllowed(permission, flagOf(target)));
  const missing = missingOf(draft);
  const isBlocked = missing.length > 0 || draft.state === 'archived';
  const reason =
    draft.state === 'archived' ? '已归档' : missing.length > 0 ? `先填写${missing.join('、')}` : '';
  if (targets.length === 0) return <p className={styles.note}>未开通下单或智选权限，不能由草稿生成。</p>;
  return (
    <div className={styles.make}>
      {targets.map((to) => (
        <Button
          key={to}
          type={to === 'order' ? 'primary' : 'default'}
          disabled={isBlocked}
          title={reason}
          loading={make.isPending && make.variables.to === to}
          onClick={() => make.mutate({ draftId: draft.draftId, to, version: draft.version })}
        >
          {draftTargetNames[to]}
        </Button>
      ))}
      {make.error && <Alert type="error" showIcon title="未能生成" description={make.error.message} />}
    </div>
  );
}
