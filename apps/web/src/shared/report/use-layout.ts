import type { PageChange, ReportPage } from '@ooh/report/report-page';
import { arrangePages } from '@ooh/report/report-page';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import { editPages, type PageEdit } from './page-changes.ts';

/** How the pages of an order's report are arranged, and changing it; advertisers read it as it is. */
export function useLayout(reportKind: 'bus' | 'closing', orderId: string) {
  const mayArrange = useSession((session) => session.organisationKind) !== 'advertiser';
  const subject = { reportKind, orderId };
  const stored = useCall('v1/reports/layout', subject);
  const save = useMutationCall('v1/reports/save-layout');
  const [draft, setDraft] = useState<PageChange[]>();
  const pages = draft ?? stored.data?.pages ?? [];
  const send = (version: number) =>
    save.mutate(
      { ...subject, pages, version },
      {
        onSuccess: async () => {
          await stored.refetch();
          setDraft(undefined);
        },
      },
    );
  return {
    stored,
    save,
    mayArrange,
    isChanged: draft !== undefined,
    arrange: (all: readonly ReportPage[]) => arrangePages(all, pages),
    edit: (all: readonly ReportPage[], edit: PageEdit) =>
      setDraft(editPages(pages, arrangePages(all, pages), edit)),
    send: () => send(stored.data?.version ?? 0),
    overwrite: async () => {
      const { data } = await stored.refetch();
      send(data?.version ?? 0);
    },
    discard: () => {
      save.reset();
      setDraft(undefined);
      void stored.refetch();
    },
  };
}

export type Layout = ReturnType<typeof useLayout>;
