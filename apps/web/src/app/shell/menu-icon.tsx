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
import type { MenuIconName } from '../navigation/route-metadata.ts';

const pictures: Record<MenuIconName, ComponentType> = {
  discover: CompassOutlined,
  media: AppstoreOutlined,
  strategy: AimOutlined,
  marketing: ShoppingOutlined,
  evaluation: BarChartOutlined,
  optimize: ReloadOutlined,
  standards: FileDoneOutlined,
  data: DatabaseOutlined,
};

export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Picture = pictures[name];
  return <Picture aria-hidden="true" />;
}
