import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { Pagination } from 'antd';
import { NoMatch } from '../../ui/state/no-match.tsx';
import type { SetCondition } from '../../ui/state/set-condition.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { GalleryTabs } from './gallery-tabs.tsx';
import type { MediaAddress } from './media-address.ts';
import { MediaGallery, type MediaGalleryProps } from './media-gallery.tsx';
import styles from './media-inventory.module.css';
import { MediaMap } from './media-map.tsx';

export interface MediaCardsProps {
  readonly list: {
    readonly data: CallOutput<'v1/media-inventory/search'> | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly view: 'map' | 'gallery';
  readonly page: {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly filters: { readonly clear: () => void };
  };
  /** The filters that are set. */
  readonly conditions: readonly SetCondition[];
  readonly question: CallInput<'v1/media-inventory/points'>;
  readonly cityName: string;
  readonly periodText: string;
  /** With the city that is shown. */
  readonly address: MediaAddress;
  readonly onAddress: (address: MediaAddress) => void;
  readonly onOpen: (unitKey: string) => void;
  readonly gallery: Pick<MediaGalleryProps, 'audience' | 'period' | 'today'>;
}

function FoundCards(props: MediaCardsProps) {
  const {
    list,
    view,
    page,
    conditions,
    question,
    cityName,
    periodText,
    address,
    onAddress,
    onOpen,
    gallery,
  } = props;
  const rows = list.data?.rows;
  if (list.error && rows === undefined)
    return (
      <StateBlock
        kind="section-failed"
        title={`${cityName}媒体资源加载失败`}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows === undefined) return <StateBlock kind="loading" shape="cards" rows={6} />;
  if (rows.length === 0) return <NoMatch conditions={conditions} onClear={page.filters.clear} />;
  const isMap = view === 'map';
  return (
    <div className={isMap ? styles.split : undefined}>
      {isMap && (
        <MediaMap
          cityName={cityName}
          question={question}
          period={`空位：${periodText}`}
          isDemo={list.data?.isDemo === true}
          openUnit={address.id}
          onOpen={onOpen}
        />
      )}
      <div className={isMap ? styles.cards : undefined}>
        <MediaGallery units={rows} {...gallery} onOpen={onOpen} />
        <Pagination
          className={styles.pages}
          size="small"
          current={page.pageNo}
          pageSize={page.pageSize}
          total={list.data?.total ?? 0}
          showSizeChanger={false}
          onChange={(next) => onAddress({ ...address, page: next })}
        />
      </div>
    </div>
  );
}

/** Rows as cards: beside the map of everything that was found, or in the gallery, where pictures of the city stand too. */
export function MediaCards(props: MediaCardsProps) {
  const { view, cityName, address, onAddress } = props;
  if (view === 'map') return <FoundCards {...props} />;
  return (
    <GalleryTabs cityName={cityName} address={address} onAddress={onAddress}>
      <FoundCards {...props} />
    </GalleryTabs>
  );
}
