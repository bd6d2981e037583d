import { createFileRoute } from '@tanstack/react-router';
import { BusinessDistricts } from '../../../features/business-districts/business-districts.tsx';
import {
  parseDistrictAddress,
  type DistrictAddress,
} from '../../../features/business-districts/district-address.ts';
import { DistrictsToPlan } from '../../../features/plan-bus/from-insight/districts-to-plan.tsx';

export const Route = createFileRoute('/strategy/scene/business')({
  staticData: {
    title: '商圈洞察',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.cbdInsightData.isEnabled',
    holdsMap: true,
  },
  validateSearch: parseDistrictAddress,
  component: BusinessDistrictsRoute,
});

function BusinessDistrictsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BusinessDistricts
      address={address}
      onAddress={(search: DistrictAddress) => void navigate({ search })}
      renderPlanButton={(cityCode, districts) => (
        <DistrictsToPlan cityCode={cityCode} districts={districts} />
      )}
    />
  );
}
