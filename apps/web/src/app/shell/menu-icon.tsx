import {
  AimOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  CompassOutlined,
  DatabaseOutlined,
  FileDoneOutlined,
  ReloadOutlined,
  ShoppingOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { MenuIconName, MenuPicture } from '../navigation/route-metadata.ts';
import styles from './menu-icon.module.css';

const pictures: Record<MenuPicture, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  discover: CompassOutlined,
  media: AppstoreOutlined,
  strategy: AimOutlined,
  marketing: ShoppingOutlined,
  evaluation: BarChartOutlined,
  optimize: ReloadOutlined,
  standards: FileDoneOutlined,
  data: DatabaseOutlined,
};

/** A picture of the menu; the selected one is drawn bolder. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const picture = name.replace(/-selected$/, '') as MenuPicture;
  const Picture = pictures[picture];
  return <Picture className={picture === name ? undefined : styles.selected} aria-hidden="true" />;
}
