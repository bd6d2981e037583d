import { createFileRoute } from '@tanstack/react-router';
import { parseSuggestionAddress } from '../../../features/order/suggestion/suggestion-address.ts';
import { OrderSuggestion } from '../../../features/order/suggestion/order-suggestion.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/suggestion')({
  staticData: {
    title: '品牌灵感与建议',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseSuggestionAddress,
  component: OrderSuggestionRoute,
});

function OrderSuggestionRoute() {
  return <OrderSuggestion {...useAddress(Route)} />;
}
