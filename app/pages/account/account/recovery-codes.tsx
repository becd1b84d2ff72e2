import type { User } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient, offline } from '../../../lib/auth-client.ts';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../parts/live-region.tsx';
import { useAction } from '../parts/use-action.ts';
import style from './account.module.css';

/** Ten recovery codes to keep on paper. Each works once, and they are shown only when created. */
export function RecoveryCodes({ user }: { user: User }) {
  const [codes, setCodes] = useState<string[]>();
  const { run, pending } = useAction(offline);
  const setId = user.factors?.find(({ factor_type }) => factor_type === 'recovery_code')?.id;
  const left = useCodesLeft(setId);
  const lacksCodes = !setId || left?.remaining === 0;
  const make = async () => {
    const client = await authClient();
    const { data, error } = await (setId
      ? client.mfa.recoveryCodes.regenerate()
      : client.mfa.recoveryCodes.generate());
    if (data) setCodes(data.codes);
    await client.refreshSession();
    return error && { title: 'No codes made', text: authErrorText(error), bad: true };
  };
  return (
    <>
      {lacksCodes && (
        <p className={style.callout}>
          You have no recovery codes {setId ? 'left' : 'yet'}. Without them, a lost phone locks you out.
        </p>
      )}
      <LiveRegion>{codes && <Codes codes={codes} />}</LiveRegion>
      {!lacksCodes && !codes && (
        <p>
          {left && `${left.remaining} of ${left.total} recovery codes left. `}
          New codes replace the ones you have, which will then stop working.
        </p>
      )}
      <div className={style.buttons}>
        <Button
          small
          look={lacksCodes ? 'primary' : 'plain'}
          pending={pending}
          onClick={() => void run(make)}
        >
          {setId ? 'Replace the recovery codes' : 'Make recovery codes'}
        </Button>
      </div>
    </>
  );
}

/** New codes are a different set. */
function useCodesLeft(setId: string | undefined) {
  const { data } = useQuery({
    queryKey: ['recovery-codes', setId],
    queryFn: async () => {
      const { data: left, error } = await (await authClient()).mfa.recoveryCodes.getStatus();
      if (error) throw error;
      return left;
    },
    enabled: setId !== undefined,
  });
  return data;
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <div className={style.form}>
      <p>Print these codes or write them down now. Each works once, and we cannot show them again.</p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code.match(/.{4}/g)?.join('-')}</li>
        ))}
      </ul>
    </div>
  );
}
