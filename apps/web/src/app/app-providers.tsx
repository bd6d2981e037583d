import { CloseOutlined, LoadingOutlined } from '@ant-design/icons';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { lazy, Suspense, type ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { useAntdTheme } from '../ui/theme/antd-theme.ts';

// Comes right after the first paint; notices published before it wait for it.
const NoticeHost = lazy(async () => ({ default: (await import('./notices/notice-host.tsx')).NoticeHost }));

/** The button around the cross has the name. */
const modal = { closeIcon: <CloseOutlined aria-hidden="true" /> };
/** A button keeps its name while it works, and after. */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden="true" /> };

export function AppProviders({ children }: { readonly children: ReactNode }) {
  const theme = useAntdTheme();
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={theme} locale={zhCN} button={button} modal={modal}>
        {children}
        <Suspense>
          <NoticeHost />
        </Suspense>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
