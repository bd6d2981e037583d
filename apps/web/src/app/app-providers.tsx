import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { antdThemeOf } from '../ui/theme/antd-theme.ts';
import { useThemeName } from '../ui/theme/use-theme.ts';
import { NoticeHost } from './notices/notice-host.tsx';

export function AppProviders({ children }: { readonly children: ReactNode }) {
  const theme = useThemeName();
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={antdThemeOf(theme)} locale={zhCN} button={{ autoInsertSpace: false }}>
        {children}
        <NoticeHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}
