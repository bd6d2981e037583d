import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BusinessDistricts } from '../../../features/business-districts/business-districts.tsx';
import { districtList } from '../../../features/business-districts/district-address.ts';
import { chosenDistricts } from '../../../features/business-districts/chosen-districts.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { PinButton } from '../../../shared/strategy-draft/pin-button.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';
import { districtsToPlan } from '../../../features/plan-bus/from-insight/districts-to-plan.tsx';
import { SendMenu } from '../../../shared/send-menu/send-menu.tsx';

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
  const { href } = useLocation();
  const nameOf = useCityNames();
  const held = useAddress(Route);
  return (
    <BusinessDistricts
      {...held}
      renderPlanButton={(cityCode, districts, targetAudience) => (
        <>
          <PinButton
            draftId={held.address.draft}
            evidence={chosenDistricts({ cityCode, cityName: nameOf(cityCode) }, districts, href)}
          />
          <SendMenu
            load={{
              cityCodes: [cityCode],
              targetAudience,
              areas: districts.map((district) => ({ ...district, cityCode, kind: 'businessDistrict' })),
            }}
            others={[districtsToPlan]}
            blocked={districts.length === 0 ? '先选择商圈' : undefined}
          />
        </>
      )}
    />
  );
}
