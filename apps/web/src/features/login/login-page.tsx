import { useSearch } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useCall } from '../../api/use-call.ts';
import { safeRedirect } from '../../session/safe-redirect.ts';
import { productName, tagline } from '../../session/product-identity.ts';
import { getSession } from '../../session/session-store.ts';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { CompanyButton } from './company-button.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { useCompanySignIn } from './use-company-sign-in.ts';

const abilities = [
  ['选得准', '预算内选出最优线路与点位'],
  ['说得清', '每个数字有区间、有来源'],
  ['查得到', '上刊、照片、兑现逐项可核'],
] as const;

interface PublicNumbersProps {
  readonly icp: string | null | undefined;
  readonly map: string | null | undefined;
}

/** The registrations that a public site has to show, where the operator has them. */
function PublicNumbers({ icp, map }: PublicNumbersProps) {
  if (!icp && !map) return null;
  return (
    <p className={styles.numbers}>
      {icp && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
          {icp}
        </a>
      )}
      {map && <span>审图号：{map}</span>}
    </p>
  );
}

/** Sign-in. A user who is signed in already is redirected. */
export function LoginPage() {
  const router = useRouter();
  const { redirect, expired } = useSearch({ from: '/login' });
  const target = safeRedirect(redirect, location.origin);
  const [wasSignedIn] = useState(() => getSession().token !== null);
  useEffect(() => {
    if (wasSignedIn) void router.navigate({ href: target, replace: true });
  }, [router, target, wasSignedIn]);
  const company = useCompanySignIn(target);
  // Unnotified: nobody is signed in yet, and signing in itself says what does not answer.
  const health = useCall('v1/health', {}, { unnotified: true });
  return (
    <div className={styles.page}>
      <section className={styles.brand} aria-label="产品介绍">
        <div className={styles.product}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>{productName}</span>
        </div>
        <img className={styles.map} src="/city-net.svg" alt="" />
        <div className={styles.message}>
          <p className={styles.tagline}>{tagline}</p>
          <ul className={styles.abilities}>
            {abilities.map(([ability, meaning]) => (
              <li key={ability}>
                <strong>{ability}</strong>
                <span>{meaning}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <main className={styles.side}>
        <div className={styles.tools}>
          <ThemeSwitch />
        </div>
        <div className={styles.card}>
          <h1>登录</h1>
          <p className={styles.hint}>使用管理员分配的账号</p>
          {expired && (
            <Alert className={styles.alert} type="warning" showIcon title="登录已过期，请重新登录" />
          )}
          {(health.data?.hasCompanySignIn || company.isUnderWay || company.failure) && (
            <CompanyButton {...company} />
          )}
          <LoginForm target={target} />
          {health.data?.isDemo && <p className={styles.demo}>演示环境：演示账号与密码在服务启动时显示。</p>}
        </div>
        <footer className={styles.footer}>
          <p>建议使用 Chrome、Edge 111 或 Safari 18 及以上版本，分辨率不低于 1280 × 720。</p>
          <p>线网为示意，不对应真实城市与线路。</p>
          <PublicNumbers icp={health.data?.icpNumber} map={health.data?.mapApprovalNumber} />
        </footer>
      </main>
    </div>
  );
}
