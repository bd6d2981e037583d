import { createFileRoute } from '@tanstack/react-router';
import { parsePreference } from '../../../../features/preference/preference-address.ts';
import { PreferencePage } from '../../../../features/preference/preference-page.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/people/ta/preference')({
  staticData: {
    title: '偏好洞察',
    layout: 'default',
    auth_key: 'smartMarketingData.numeracyTaData.isEnabled',
  },
  validateSearch: parsePreference,
  component: PreferenceRoute,
});

function PreferenceRoute() {
  return <PreferencePage {...useAddress(Route)} />;
}
