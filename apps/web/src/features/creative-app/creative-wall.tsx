import type { Album } from '@ooh/contract/domain/album';
import { Pagination } from 'antd';
import type { OnAddress } from '../../ui/page/use-address.ts';
import type { CreativeAddress } from './creative-address.ts';
import styles from './creative-app.module.css';
import { WorkCard } from './work-card.tsx';
import { WorkLightbox } from './work-lightbox.tsx';

export interface CreativeWallProps {
  readonly rows: readonly Album[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly address: CreativeAddress;
  readonly onAddress: OnAddress<CreativeAddress>;
}

/** The works of a page as a wall of pictures, with one of them in large. */
export function CreativeWall({ rows, total, pageNo, pageSize, address, onAddress }: CreativeWallProps) {
  const at = rows.findIndex(({ albumId }) => albumId === address.id);
  const open = (id: string | undefined) =>
    onAddress({ ...address, id }, { replace: true, resetScroll: false });
  const opened = rows[at];
  return (
    <>
      <ul className={styles.wall} aria-label="创意作品">
        {rows.map((album) => (
          <WorkCard key={album.albumId} album={album} onOpen={() => open(album.albumId)} />
        ))}
      </ul>
      <Pagination
        current={pageNo}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showTotal={(count) => `共 ${count} 个创意`}
        onChange={(page) => onAddress({ ...address, page, id: undefined })}
      />
      {opened && (
        <WorkLightbox
          album={opened}
          place={at + 1}
          count={rows.length}
          asBrandId={address.as}
          onTurn={(step) => {
            const next = rows[at + step];
            if (next) open(next.albumId);
          }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
