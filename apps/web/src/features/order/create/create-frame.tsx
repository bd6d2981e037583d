import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { StepFrame } from '../../../ui/page/step-frame.tsx';
import { createSteps } from './create-address.ts';

interface CreateFrameProps {
  /** The order's name. */
  readonly name: string;
  /** Zero-based index of the present step. */
  readonly step: number;
  /** The step before. */
  readonly backHref: string;
  readonly aside?: ReactNode;
  /** Buttons beside the one that leads back. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** A later step of an order on its way, from which the one before can be gone back to. */
export function CreateFrame({ name, step, backHref, aside, buttons, children }: CreateFrameProps) {
  const router = useRouter();
  const goBack = () => void router.navigate({ href: backHref });
  return (
    <StepFrame
      title={name}
      steps={createSteps}
      current={step}
      onStep={goBack}
      aside={aside}
      footer={
        <>
          <Button onClick={goBack}>上一步</Button>
          {buttons}
        </>
      }
    >
      {children}
    </StepFrame>
  );
}
