import { certain } from '@ooh/contract/core/certain';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../api/call.ts';
import { attachmentIdOf } from '../../session/picture.ts';
import { useSession } from '../../session/use-session.ts';
import { readAsDataUrl } from './read-as-data-url.ts';

/** An address an <img> can show for a stored picture, which is fetched with the token; undefined while none. */
export function usePictureUrl(picture: string | null): string | undefined {
  const attachmentId = attachmentIdOf(picture);
  const hasToken = useSession((session) => session.token !== null);
  const { data } = useQuery({
    queryKey: ['v1/attachments/{attachmentId}', { attachmentId }],
    queryFn: async ({ signal }) => {
      const input = { attachmentId: certain(attachmentId, 'attachment of the picture') };
      // Unnotified: the drawn picture of a user stands in.
      const result = await fetchFile('v1/attachments/{attachmentId}', input, { signal, unnotified: true });
      return result.body ? readAsDataUrl(result.body.file) : null;
    },
    enabled: attachmentId !== null && hasToken,
    staleTime: Infinity,
  });
  return data ?? undefined;
}
