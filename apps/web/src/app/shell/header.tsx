import { Link } from '@tanstack/react-router';
import { productName } from '../../session/product-identity.ts';
import styles from './header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span>{productName}</span>
      </Link>
      <div className={styles.tools}>
        <ThemeSwitch />
      </div>
    </header>
  );
}
