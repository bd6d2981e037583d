import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderSuggestion } from '../../../features/order/suggestion/order-suggestion.tsx';

/** 品牌灵感与建议 of an order; what is looked at lives in the address. */
export function OrderSuggestionPage() {
  const address = useSearch({ from: '/marketing/order/suggestion' });
  const navigate = useNavigate({ from: '/marketing/order/suggestion' });
  return <OrderSuggestion address={address} onAddress={(search) => void navigate({ search })} />;
}
