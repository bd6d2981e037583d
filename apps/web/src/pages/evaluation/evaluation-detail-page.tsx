import { useNavigate, useSearch } from '@tanstack/react-router';
import { EffectDetail } from '../../features/effect/detail/effect-detail.tsx';

/** The appraisal of one order; order, tab and city live in the address. */
export function EvaluationDetailPage() {
  const address = useSearch({ from: '/evaluation/detail' });
  const navigate = useNavigate({ from: '/evaluation/detail' });
  return <EffectDetail address={address} onAddress={(search) => void navigate({ search })} />;
}
