import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { passwordRules } from '@ooh/contract/account/change-password';
import styles from './password-drawer.module.css';
import { passwordStrength, strengthNames } from './password-strength.ts';

export function PasswordRules({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={styles.rules}>
      <ul>
        {passwordRules.map(({ text, holds }) => {
          const isMet = password !== '' && holds(password);
          return (
            <li key={text} data-met={isMet || undefined}>
              {isMet ? (
                <CheckCircleFilled aria-label="已满足" />
              ) : (
                <MinusCircleOutlined aria-label="未满足" />
              )}{' '}
              {text}
            </li>
          );
        })}
      </ul>
      {password !== '' && (
        <p className={styles.strength}>
          强度：{strengthNames[strength]}
          <meter min={0} max={4} value={strength} aria-label="密码强度" />
        </p>
      )}
    </div>
  );
}
