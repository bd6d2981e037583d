import { createFileRoute } from '@tanstack/react-router';
import { BusinessDistricts } from '../../../features/business-districts/business-districts.tsx';
import { districtList } from '../../../features/business-districts/district-address.ts';
import { useAddress } from '../../../ui/page/use-address.ts';
import { DistrictsToPlan } from '../../../features/plan-bus/from-insight/districts-to-plan.tsx';

export const Route = createFileRoute('/strategy/scene/business')({
  staticData: {
    title: '商圈洞察',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.cbdInsightData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: districtList.parse,
  component: BusinessDistrictsRoute,
});

function BusinessDistrictsRoute() {
  return (
    <BusinessDistricts
      {...useAddress(Route)}
      renderPlanButton={(cityCode, districts) => (
        <DistrictsToPlan cityCode={cityCode} districts={districts} />
      )}
    />
  );
}
