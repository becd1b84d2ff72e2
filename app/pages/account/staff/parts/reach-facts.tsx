import { Email } from './email.tsx';
import { Phone } from './phone.tsx';
import type { Client } from './types.ts';

/** How to reach a client, for a list of facts. */
export function ReachFacts({ client: { phone, email } }: { client: Pick<Client, 'phone' | 'email'> }) {
  return (
    <>
      <dt>Phone</dt>
      <dd>
        <Phone number={phone} />
      </dd>
      <dt>Email</dt>
      <dd>
        <Email address={email} />
      </dd>
    </>
  );
}
