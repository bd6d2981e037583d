import { createFileRoute } from '@tanstack/react-router';
import { readPoiAddress } from '../../../../features/poi-analysis/poi-address.ts';
import { PoiScopePage } from '../../../../features/poi-analysis/poi-scope.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/scene/poi/scope')({
  staticData: {
    title: 'POI 范围分析',
    layout: 'default',
    auth_key: 'smartMarketingData.analyzePoiData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: readPoiAddress,
  component: PoiScopePageRoute,
});

function PoiScopePageRoute() {
  return <PoiScopePage {...useAddress(Route)} />;
}
