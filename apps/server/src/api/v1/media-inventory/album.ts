import { sendMediaAlbum } from '../../../documents/media-album.ts';
import type { Handler } from '../../handler.ts';

export const downloadMediaAlbum: Handler<'v1/media-inventory/album'> = (context, input, request) =>
  sendMediaAlbum(context, request, input);
