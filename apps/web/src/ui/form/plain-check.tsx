import type { ComponentProps } from 'react';
import styles from './plain-check.module.css';

export interface PlainCheckProps extends ComponentProps<'input'> {
  readonly type: 'checkbox' | 'radio';
}

/** The browser's own box or dot, drawn alike in both themes: for long lists and for cards that are labels. */
export function PlainCheck({ type, ...rest }: PlainCheckProps) {
  return <input {...rest} type={type} className={styles.check} />;
}
