import { orderGroup } from '@ooh/contract/domain/media-order';
import { useGroupMedia, useGroupScope } from '../../shared/scope/group-scope.ts';

/** Cities in which the user may order any medium. */
export const useOrderScope = () => useGroupScope(orderGroup);

/** Media that the user may order in any city. */
export const useOrderMedia = () => useGroupMedia(orderGroup);
