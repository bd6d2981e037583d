import type { DamageKind } from '@ooh/contract/domain/monitoring';
import type { PostingState, ShotKind } from '@ooh/contract/domain/order';

/** That a unit is posted, or what is wrong with it. */
export interface MarkWork {
  readonly kind: 'mark';
  readonly state: PostingState;
  readonly damage: DamageKind | null;
  readonly postedOn: string | null;
  readonly note: string | null;
}

export interface PhotoWork {
  readonly kind: 'photo';
  readonly shot: ShotKind;
  readonly fileName: string;
  /** Of the stored file, which is the smaller one where the picture was made smaller. */
  readonly byteCount: number;
  /** SHA-256 of the picture as the camera wrote it; null where the browser cannot compute it. */
  readonly hash: string | null;
  /** True where the stored file is not the picture as the camera wrote it. */
  readonly isSmaller: boolean;
  /** Whether the face is lit in the picture; absent where the photographer did not say. */
  readonly isLit?: boolean;
}

/** 待上传, 上传中, 已收, 被拒. */
export type ItemState = 'waiting' | 'sending' | 'received' | 'refused';

/** Something done in the field that the service is to know, once. */
export interface QueueItem {
  /** Names it for good, on this device and for the service. */
  readonly itemId: string;
  /** In the order in which it was done. */
  readonly number: number;
  /** Whose it is: a device may pass from hand to hand. */
  readonly userName: string;
  readonly orderId: string;
  readonly postingId: string;
  /** As screens name the unit. */
  readonly unit: string;
  readonly work: MarkWork | PhotoWork;
  readonly state: ItemState;
  /** Why it was refused, or what a reviewer will doubt; null for neither. */
  readonly words: string | null;
  /** How often the service failed to answer it properly. */
  readonly tries: number;
  /** When it was done, milliseconds. */
  readonly doneAt: number;
  /** When the service took or refused it; null while it waits. */
  readonly endedAt: number | null;
}

export type NewItem = Pick<QueueItem, 'orderId' | 'postingId' | 'unit' | 'work'>;
