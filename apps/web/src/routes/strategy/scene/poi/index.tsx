import { createFileRoute } from '@tanstack/react-router';
import { readPoiAddress } from '../../../../features/poi-analysis/poi-address.ts';
import { PoiLanding } from '../../../../features/poi-analysis/poi-landing.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/scene/poi/')({
  staticData: {
    title: 'POI 分析',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.analyzePoiData.isEnabled',
  },
  validateSearch: readPoiAddress,
  component: PoiLandingRoute,
});

function PoiLandingRoute() {
  return <PoiLanding {...useAddress(Route)} />;
}
