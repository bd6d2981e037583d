import type { DraftTarget } from '@ooh/contract/domain/strategy-draft-names';
import { useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { draftHref } from './draft-href.ts';
import { strategyFlag } from './use-draft.ts';

interface OriginLinksProps {
  readonly kind: DraftTarget;
  /** Of the order or plan. */
  readonly id: string;
}

/** 「来自策略草稿 … · 组合 …」: from an order or a plan back to what it was made of; nothing where it was not. */
export function OriginLinks({ kind, id }: OriginLinksProps) {
  const isAllowed = useAllowed(strategyFlag);
  // Unnotified: a draft that the reader may not see is no failure of the page that came of it.
  const { data } = useCall(
    'v1/strategy-drafts/origin',
    { kind, id },
    { unnotified: true, enabled: isAllowed },
  );
  if (!data?.draft) return null;
  const { draft, combination } = data;
  const mixHref =
    combination &&
    `/strategy/combination?${new URLSearchParams({ draft: draft.draftId, id: combination.combinationId }).toString()}`;
  return (
    <span>
      来自策略草稿 <HrefLink href={draftHref(draft.draftId)}>{draft.name}</HrefLink>
      {mixHref && (
        <>
          {' '}
          · 组合 <HrefLink href={mixHref}>{combination.name}</HrefLink>
        </>
      )}
    </span>
  );
}
