import type { Album } from '@ooh/contract/domain/album';
import { Button, Pagination } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { WorkPicture } from '../../shared/creative-work/work-picture.tsx';
import { FavouriteButton } from '../../shared/favourite/favourite-button.tsx';
import { allParts, listText } from '../../ui/address/address-values.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { MediaAddress } from './media-address.ts';
import styles from './media-inventory.module.css';

const albumsOfPage = 24;

export interface AlbumWallProps {
  readonly kind: 'media' | 'district';
  readonly cityName: string;
  /** With the city that is shown. */
  readonly address: MediaAddress;
  readonly onAddress: (address: MediaAddress) => void;
}

function AlbumCard({ album, onUnits }: { readonly album: Album; readonly onUnits: () => void }) {
  const { title, mediumName, formName, businessDistrict, publishedOn, description } = album;
  return (
    <li className={styles.card}>
      <WorkPicture album={album} />
      <div className={styles.cardBody}>
        <div className={styles.cardHead}>
          <b>{title}</b>
          <FavouriteButton kind="album" id={album.albumId} name={title} isKept={album.isFavourite} />
        </div>
        <span className={styles.cardFacts}>
          <span>{[businessDistrict, mediumName, formName].filter((part) => part !== null).join(' · ')}</span>
          <span>{description}</span>
          <span>
            {publishedOn}
            {album.isSample && '（示例）'}
          </span>
        </span>
        <Button size="small" onClick={onUnits}>
          看这种形式的点位
        </Button>
      </div>
    </li>
  );
}

/** Pictures of media as they stand in the city, or of its business districts; media, forms and words narrow them. */
export function AlbumWall({ kind, cityName, address, onAddress }: AlbumWallProps) {
  const { city, media, form, q = '', kept, page = 1 } = address;
  const input = {
    cityCodes: city === undefined ? [] : [city],
    mediumIds: allParts(media).map(Number),
    forms: allParts(form),
    keyword: q,
    onlyFavourites: kept === true,
    pageNo: page,
    pageSize: albumsOfPage,
  };
  const options = { keepPrevious: true } as const;
  const ofMedia = useCall('common-attachment/albumPageQuery', input, {
    ...options,
    enabled: kind === 'media',
  });
  const ofDistricts = useCall('common-attachment/cbdAlbumPageQuery', input, {
    ...options,
    enabled: kind === 'district',
  });
  const { data, error, refetch } = kind === 'media' ? ofMedia : ofDistricts;
  if (error && data === undefined)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <StateBlock kind="loading" shape="cards" rows={12} minHeight={480} />;
  if (data.rows.length === 0) {
    const isNarrowed = media !== undefined || form !== undefined || q !== '' || kept === true;
    const clear = () =>
      onAddress({
        ...address,
        media: undefined,
        form: undefined,
        q: undefined,
        kept: undefined,
        page: undefined,
      });
    return (
      <StateBlock
        kind={isNarrowed ? 'no-match' : 'empty'}
        title={isNarrowed ? undefined : `${cityName}还没有${kind === 'media' ? '媒体' : '商圈'}图片`}
        description={isNarrowed ? undefined : '导入图库后，这里按形式列出实景与示意画面。'}
        onClearFilters={isNarrowed ? clear : undefined}
        minHeight={320}
      />
    );
  }
  return (
    <>
      <ul className={styles.gallery} aria-label={kind === 'media' ? '媒体图库' : '商圈图库'}>
        {data.rows.map((album) => (
          <AlbumCard
            key={album.albumId}
            album={album}
            onUnits={() =>
              onAddress({
                ...address,
                album: undefined,
                media: listText([String(album.mediumId)]),
                form: listText([`${album.mediumId}/${album.formId}`]),
                page: undefined,
              })
            }
          />
        ))}
      </ul>
      <Pagination
        className={styles.pages}
        size="small"
        current={page}
        pageSize={albumsOfPage}
        total={data.total}
        showSizeChanger={false}
        showTotal={(total) => `共 ${total} 组图片`}
        onChange={(next) => onAddress({ ...address, page: next })}
      />
    </>
  );
}
