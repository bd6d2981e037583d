import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { AlbumWall, type AlbumWallProps } from './album-wall.tsx';

const units = 'units';
const names = { [units]: '在售点位', media: '媒体图库', district: '商圈图库' } as const;

/** The gallery: what is for sale as cards, and the pictures of media and of business districts. */
export function GalleryTabs({
  children,
  ...wall
}: Omit<AlbumWallProps, 'kind'> & { readonly children: ReactNode }) {
  const { address, onAddress } = wall;
  const active = address.album ?? units;
  return (
    <Tabs
      size="small"
      activeKey={active}
      destroyOnHidden
      onChange={(key) =>
        onAddress({
          ...address,
          album: key === 'media' || key === 'district' ? key : undefined,
          page: undefined,
        })
      }
      items={[
        { key: units, label: names[units], children: active === units ? children : null },
        ...(['media', 'district'] as const).map((kind) => ({
          key: kind,
          label: names[kind],
          children: active === kind ? <AlbumWall kind={kind} {...wall} /> : null,
        })),
      ]}
    />
  );
}
