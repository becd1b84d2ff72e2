import { useEffect, useRef, useState } from 'react';
import { business } from '../../../../business.ts';
import { authClient, offline } from '../../../lib/auth-client.ts';
import { codeFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { codeIn } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './account.module.css';

type App = { id: string; qrCode: string; secret: string; uri: string };

/** Adds an authenticator app: scan the QR code, then type the first code. */
export function EnrolApp({ close }: { close: () => void }) {
  const app = useNewApp(close);
  const [wrong, setWrong] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    const code = codeIn(fields);
    const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId: app?.id ?? '', code });
    setWrong(codeFieldError(error));
    if (error) return showToast({ title: 'Not turned on', text: authErrorText(error), bad: true });
    showToast({
      title: 'Two-step verification is on',
      text: 'Now make recovery codes, in case you lose your phone.',
    });
    close();
  });
  // Replaces the button that was pressed, so that the focus waits here for the form.
  if (!app)
    return (
      <div className={style.buttons}>
        <Button small pending>
          Turn it on
        </Button>
      </div>
    );
  return (
    <form className={style.form} onSubmit={submit}>
      <p>
        Scan this picture with your authenticator app, or type the key into it. Then type the code that the
        app shows.
      </p>
      <img className={style.qr} src={app.qrCode} alt="QR code for your authenticator app" />
      <p>
        Key: <span className={style.secret}>{app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <TextField
        label="Code from the app"
        hint="Six digits, once the app has the picture or the key"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={wrong}
        required
      />
      <p>
        <a href={app.uri}>Open the authenticator app on this device</a>
      </p>
      <div className={style.buttons}>
        <Button type="submit" look="primary" small pending={pending}>
          Turn it on
        </Button>
        <Button small onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Requests a new app once. The server forgets an app that is never confirmed. */
function useNewApp(close: () => void): App | undefined {
  const [app, setApp] = useState<App>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Each attempt needs its own name: the server may still remember an abandoned one.
    const friendlyName = `Authenticator app, ${new Date().toISOString()}`;
    const giveUp = (text: string) => {
      showToast({ title: 'Not turned on', text, bad: true });
      close();
    };
    authClient()
      .then(({ mfa }) => mfa.enroll({ factorType: 'totp', issuer: business.name, friendlyName }))
      .then(({ data, error }) => {
        if (error) return giveUp(authErrorText(error));
        setApp({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret, uri: data.totp.uri });
      })
      .catch(() => giveUp(offline));
  }, [close]);
  return app;
}
