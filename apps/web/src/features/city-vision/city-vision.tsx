import { cityVisionScreen } from '@ooh/contract/domain/place-insight';
import { useMemo, useState } from 'react';
import { ringOfShape } from '../../map/draw-shape.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { AreaDrawer } from './area-drawer.tsx';
import styles from './city-vision.module.css';
import { ExportButtons } from './export-buttons.tsx';
import { HourPlayer } from './hour-player.tsx';
import { ringFromText, ringText } from './ring-text.ts';
import { sentLoad } from './sent-load.ts';
import { useVision } from './use-vision.ts';
import { visionLayers, type VisionAddress } from './vision-address.ts';
import { VisionControls } from './vision-controls.tsx';
import { VisionDock } from './vision-dock.tsx';
import { VisionMap } from './vision-map.tsx';
import { VisionNotices } from './vision-notices.tsx';
import { VisionRail } from './vision-rail.tsx';

const title = '城市透视';

export interface CityVisionProps {
  readonly address: VisionAddress;
  readonly onAddress: OnAddress<VisionAddress>;
}

interface InCityProps extends CityVisionProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function InCity({ cityCode, scope, address, onAddress }: InCityProps) {
  const cityName = useCityNames()(cityCode);
  const { nameOf } = useCrowdLabels([cityCode]);
  const [focused, setFocused] = useState<string>();
  const vision = useVision(cityCode, address);
  const asked = crowdWords(vision.asked, useAudienceSentence(vision.question.targetAudience, nameOf));
  const { pin, area } = address;
  const marked = useMemo(
    () => new Set([...allParts(pin), ...(area === undefined ? [] : [area])]),
    [pin, area],
  );
  const ring = useMemo(() => ringFromText(address.ring), [address.ring]);
  const layers = useMemo(() => {
    const wanted = allParts(address.layers);
    return visionLayers.filter((layer) => wanted.includes(layer));
  }, [address.layers]);
  const change = (part: VisionAddress) => onAddress({ ...address, city: cityCode, ...part });
  const open = vision.rows?.find(({ areaId }) => areaId === area);
  const chosen = (vision.rows ?? []).filter(({ areaId }) => allParts(pin).includes(areaId));
  return (
    <MapWorkbench
      name="city-vision"
      leftName="条件"
      head={
        <ScreenHead
          title={title}
          facts="看一个城市里目标人群何时在哪里，那里有什么媒体。"
          actions={
            <>
              <ExportButtons vision={vision} />
              <SendMenu load={sentLoad({ vision, cityCode, ring, chosen })} />
            </>
          }
        />
      }
      left={
        <VisionControls
          vision={vision}
          cityCode={cityCode}
          scope={scope}
          address={address}
          onAddress={onAddress}
        />
      }
      top={
        <HourPlayer
          vision={vision}
          onHour={(at) => onAddress({ ...address, city: cityCode, at }, { replace: true })}
        />
      }
      notices={
        <VisionNotices
          vision={vision}
          cityCode={cityCode}
          onDistricts={() => onAddress({ ...address, city: cityCode, unit: 'district', area: undefined })}
        />
      }
      map={
        <section className={styles.map} aria-label="城市地图">
          <VisionMap
            vision={vision}
            cityCode={cityCode}
            cityName={cityName}
            asked={asked}
            layers={layers}
            isSplit={address.cmp === true}
            ring={ring}
            marked={marked}
            focused={focused}
            onPick={(areaId) => change({ area: areaId })}
            onArea={(shape) => change({ ring: ringText(ringOfShape(shape)) })}
          />
        </section>
      }
      right={
        <VisionRail
          vision={vision}
          cityName={cityName}
          ring={ring}
          onClearRing={() => change({ ring: undefined })}
        />
      }
      dock={
        <VisionDock
          vision={vision}
          cityCode={cityCode}
          asked={asked}
          address={address}
          onAddress={onAddress}
          onLocate={setFocused}
        />
      }
      over={
        open && (
          <AreaDrawer key={area} vision={vision} row={open} onClose={() => change({ area: undefined })} />
        )
      }
    />
  );
}

/** 城市透视: where and when an audience is in a city, and what is sold there. */
export const CityVision = cityPage<CityVisionProps>(title, cityVisionScreen, InCity);
