import type { PackUse } from '@ooh/contract/domain/crowd-pack';
import { useCall } from '../../api/use-call.ts';
import { detailHref, packHref } from '../../shared/order/order-addresses.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './user-package.module.css';

const words = { plan: '智选方案', order: '订单', pack: '人群包' } as const;

const hrefOf = ({ of, id }: PackUse): string =>
  of === 'pack'
    ? packHref(id)
    : of === 'order'
      ? detailHref(id)
      : `/marketing/smart-select/user-package?planId=${encodeURIComponent(id)}`;

/** What rests on a pack: it can neither be archived nor deleted meanwhile. */
export function PackUsesCard({ packId }: { readonly packId: string }) {
  const overview = useCall('v1/crowd-packs/overview', { packIds: [packId] });
  const own = overview.data?.[0];
  return (
    <Card title="被引用">
      {own === undefined ? (
        <SectionPending error={overview.error} onRetry={() => void overview.refetch()} rows={2} />
      ) : own.usedBy.length + own.hiddenUses === 0 ? (
        <StateBlock kind="empty" title="还没有方案、订单或人群包引用它" />
      ) : (
        <ul className={styles.plans}>
          {own.usedBy.map((use) => (
            <li key={use.id}>
              {words[use.of]} <HrefLink href={hrefOf(use)}>{`${use.no} ${use.name}`}</HrefLink>
            </li>
          ))}
          {own.hiddenUses > 0 && <li>另有 {own.hiddenUses} 处在您的数据权限以外</li>}
        </ul>
      )}
    </Card>
  );
}
