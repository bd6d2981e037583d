import { BankOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import styles from './login-page.module.css';
import type { CompanySignIn } from './use-company-sign-in.ts';

/** 企业账号登录: the company's provider asks for the password, not this page. */
export function CompanyButton({ isUnderWay, failure, begin }: CompanySignIn) {
  return (
    <>
      {failure && (
        <Alert
          className={styles.alert}
          type="error"
          showIcon
          title="企业账号登录失败"
          description={failure}
        />
      )}
      <Button
        block
        size="large"
        icon={<BankOutlined aria-hidden="true" />}
        loading={isUnderWay}
        onClick={begin}
      >
        企业账号登录
      </Button>
      <p className={styles.or}>或使用本平台账号</p>
    </>
  );
}
