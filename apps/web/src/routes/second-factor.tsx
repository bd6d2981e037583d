import { createFileRoute } from '@tanstack/react-router';
import { SecondFactorPage } from '../features/second-factor/second-factor-page.tsx';
import { text } from '../ui/address/address-fields.ts';
import { addressReader } from '../ui/address/read-address.ts';

export const Route = createFileRoute('/second-factor')({
  staticData: { title: '两步验证', layout: 'blank' },
  validateSearch: addressReader({ redirect: text(2000) }),
  component: SecondFactorPage,
});
