import { ShoppingCartOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { chooseBrief, freeBrief, openBasket, useBasketState } from '../../shared/basket/basket-store.ts';
import { useBasket, useMayCollect } from '../../shared/basket/use-basket.ts';

const BasketDrawer = lazy(async () => ({ default: (await import('./basket-drawer.tsx')).BasketDrawer }));

/** 方案篮 in the header with the number of media in it; absent for users without orders. */
export function BasketButton() {
  const mayCollect = useMayCollect();
  const isOpen = useBasketState((state) => state.isOpen);
  const { brief, data, error } = useBasket();
  const [isUsed, setUsed] = useState(false);
  // Loaded at the first opening, and kept so that the drawer leaves as smoothly as it comes.
  if (isOpen && !isUsed) setUsed(true);
  useEffect(() => {
    // The plan or order is gone, or belongs to whoever was signed in before.
    if (error?.code === '04' && brief.briefKind !== 'free') chooseBrief(freeBrief);
  }, [error, brief]);
  if (!mayCollect) return null;
  const count = data?.items.length ?? 0;
  return (
    <>
      <Button
        type="text"
        aria-label={`方案篮，${count} 项媒体`}
        aria-expanded={isOpen}
        icon={
          <Badge count={count} size="small" overflowCount={199} color="var(--colour-primary-button)">
            <ShoppingCartOutlined aria-hidden="true" />
          </Badge>
        }
        onClick={() => openBasket(!isOpen)}
      />
      <Suspense>{isUsed && <BasketDrawer />}</Suspense>
    </>
  );
}
