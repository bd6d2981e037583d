import type { ReactNode } from 'react';
import { EffectHeader, type EffectHeaderProps, type EffectOrder } from './detail/effect-header.tsx';
import { EffectOrderFrame } from './effect-order-frame.tsx';

interface EffectPageProps<Address extends { readonly orderId?: string; readonly city?: string }> extends Pick<
  EffectHeaderProps,
  'here'
> {
  readonly address: Address;
  readonly onAddress: (address: Address) => void;
  readonly children: (effect: EffectOrder) => ReactNode;
}

/** A page about all cities of an order, or about one that is chosen above. */
export function EffectPage<Address extends { readonly orderId?: string; readonly city?: string }>({
  address,
  here,
  onAddress,
  children,
}: EffectPageProps<Address>) {
  return (
    <EffectOrderFrame orderId={address.orderId}>
      {(effect) => (
        <>
          <EffectHeader
            effect={effect}
            city={address.city}
            here={here}
            onCity={(city) => onAddress({ ...address, city })}
          />
          {children(effect)}
        </>
      )}
    </EffectOrderFrame>
  );
}
