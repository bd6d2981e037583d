import { createFileRoute } from '@tanstack/react-router';
import { readPoiAddress } from '../../../../features/poi-analysis/poi-address.ts';
import { PoiCountPage } from '../../../../features/poi-analysis/poi-count.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/scene/poi/count')({
  staticData: {
    title: 'POI 数量分析',
    layout: 'default',
    auth_key: 'smartMarketingData.analyzePoiData.isEnabled',
    holdsMap: true,
    isMap: true,
  },
  validateSearch: readPoiAddress,
  component: PoiCountPageRoute,
});

function PoiCountPageRoute() {
  return <PoiCountPage {...useAddress(Route)} />;
}
