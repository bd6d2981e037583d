import { createFileRoute } from '@tanstack/react-router';
import { parseSuggestionAddress } from '../../../features/order/suggestion/suggestion-address.ts';
import { OrderSuggestionPage } from '../../../pages/marketing/order/order-suggestion-page.tsx';

export const Route = createFileRoute('/marketing/order/suggestion')({
  staticData: {
    title: '品牌灵感与建议',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseSuggestionAddress,
  component: OrderSuggestionPage,
});
