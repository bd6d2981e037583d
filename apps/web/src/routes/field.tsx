import { createFileRoute } from '@tanstack/react-router';
import { readFieldAddress } from '../features/field/field-address.ts';
import { FieldPage } from '../features/field/page/field-page.tsx';
import { useAddress } from '../ui/page/use-address.ts';

export const Route = createFileRoute('/field')({
  staticData: {
    title: '现场上刊',
    layout: 'blank',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
  },
  validateSearch: readFieldAddress,
  component: FieldRoute,
});

function FieldRoute() {
  return <FieldPage {...useAddress(Route)} />;
}
