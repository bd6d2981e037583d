import { effectManLandPath } from '../effect-addresses.ts';
import { EffectHeader } from '../detail/effect-header.tsx';
import { EffectOrderFrame } from '../effect-order-frame.tsx';
import type { OutcomeAddress } from './man-land-address.ts';
import styles from './man-land.module.css';
import { OutcomeContent, type OutcomeProps } from './outcome-content.tsx';

export interface EffectManLandProps {
  readonly address: OutcomeAddress;
  readonly onAddress: OutcomeProps['onAddress'];
}

/** 人地效果评估: whether the people were reached where it was promised. */
export function EffectManLand({ address, onAddress }: EffectManLandProps) {
  return (
    <EffectOrderFrame orderId={address.orderId}>
      {(effect) => {
        const { cities, orderId, name } = effect.order;
        const city = cities.find(({ cityCode }) => cityCode === address.city) ?? cities[0];
        return (
          <>
            <EffectHeader
              effect={effect}
              city={city.cityCode}
              isOneCity
              here={effectManLandPath}
              onCity={(next) => onAddress({ ...address, city: next, page: undefined, q: undefined })}
            />
            <div className={styles.page}>
              <OutcomeContent
                key={city.cityCode}
                {...{ address, onAddress, orderId }}
                orderName={name}
                cityCode={city.cityCode}
                cityName={city.cityName}
              />
            </div>
          </>
        );
      }}
    </EffectOrderFrame>
  );
}
