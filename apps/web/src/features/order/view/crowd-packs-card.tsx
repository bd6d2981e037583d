import { useCall } from '../../../api/use-call.ts';
import { figureText } from '../../../shared/figure/figure-text.ts';
import { asPersons } from '../../../ui/figure/figure-formats.ts';
import { packStateNames } from '@ooh/contract/domain/crowd-pack-names';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { packHref } from '../../../shared/order/order-addresses.ts';
import styles from './view.module.css';

/** Packs that were made of what is chosen before. */
export function CrowdPacksCard({
  ids,
  subject,
}: {
  readonly ids: readonly string[];
  readonly subject: string;
}) {
  const packs = useCall(
    'mediaOrder/getPackDataListByPlanIds',
    { planIds: [...ids] },
    { keepPrevious: true, enabled: ids.length > 0 },
  );
  if (packs.error || (ids.length > 0 && packs.data === undefined))
    return <SectionPending error={packs.error} onRetry={() => void packs.refetch()} rows={2} />;
  if (!packs.data || packs.data.length === 0)
    return <StateBlock kind="empty" title={`还没有由所选${subject}生成的人群包`} />;
  return (
    <ul className={styles.list}>
      {packs.data.map(({ packId, packNo, name, state, persons: size }) => (
        <li key={packId}>
          <HrefLink href={packHref(packId)}>
            {packNo} {name}
          </HrefLink>
          <span>
            {packStateNames[state]} · {figureText(size, asPersons)}
          </span>
        </li>
      ))}
    </ul>
  );
}
