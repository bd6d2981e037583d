import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Calculator } from './calculator.tsx';

/** A button that opens the exposure calculator of the group standard T/CCSA 738. */
export function CalculatorButton({ size }: { readonly size?: 'small' | 'middle' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)} aria-haspopup="dialog">
        曝光计算器
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="曝光计算器 · T/CCSA 738"
        size={880}
        destroyOnHidden
      >
        <Calculator />
      </Drawer>
    </>
  );
}
