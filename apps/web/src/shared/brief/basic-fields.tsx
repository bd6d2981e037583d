import type { ReactNode } from 'react';
import styles from './brief.module.css';
import type { BriefFieldProps } from './brief-field-props.ts';
import { BrandField, GoalField, NameField } from './brief-fields.tsx';
import { ProductField } from './product-field.tsx';

interface BasicFieldsProps extends BriefFieldProps {
  /** What the name is a name of. */
  readonly nameLabel: string;
  /** Fields beside brand and product. */
  readonly children?: ReactNode;
}

/** 基本信息: whose work it is, and what it is to reach. */
export function BasicFields({ nameLabel, children, ...field }: BasicFieldsProps) {
  return (
    <>
      <NameField {...field} label={nameLabel} />
      <div className={styles.pair}>
        <BrandField {...field} />
        <ProductField {...field} />
        {children}
      </div>
      <GoalField {...field} />
    </>
  );
}
