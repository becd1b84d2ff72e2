import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with a message: accepts it, refuses it with a code, hangs up, or never answers. */
type Manner = 'take' | 'hang up' | 'say nothing' | Refusing;
type Refusing = { refuse: number; at?: 'RCPT' | 'DATA'; says?: string };

/** What it does with a message to this recipient, perhaps after something else has happened. */
type Treating = (to: string) => Manner | Promise<Manner>;

export type TestSmtp = {
  url: string;
  /** Every message that was accepted, in order, including any that came twice. */
  taken: Email[];
  /** How many times a sender tried. */
  tries(): number;
  /** Sets how it treats messages from now on, by recipient. */
  behave(manner: Manner | Treating): void;
  /** Waits until this many messages have been accepted. */
  hasTaken(count: number): Promise<void>;
  /** Goes away, like a mail server being restarted; nothing listens any more. */
  goAway(): Promise<void>;
  /** Comes back on the same port. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
};

/** A real SMTP server that does what a test tells it to. */
export async function startSmtp(): Promise<TestSmtp> {
  const taken: Email[] = [];
  let manner: Treating = () => 'take';
  let tries = 0;
  let port = 0;
  let heard = () => {};
  const open = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      async onRcptTo({ address }, _session, callback) {
        tries += 1;
        const now = await manner(address);
        callback(typeof now === 'object' && now.at !== 'DATA' ? refusal(now) : null);
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        const treat = async () => {
          const now = await manner(session.envelope.rcptTo[0]?.address ?? '');
          if (now === 'say nothing') return;
          if (now === 'hang up') {
            for (const connection of server.connections) connection._socket.destroy();
            return;
          }
          if (typeof now === 'object') return callback(refusal(now));
          taken.push(await PostalMime.parse(Buffer.concat(chunks)));
          callback();
          heard();
        };
        stream.on('end', () => void treat());
      },
    });
    server.on('error', () => {});
    return server;
  };
  let server = open();
  const listen = async () => {
    const listening = server.listen(port, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  };
  await listen();
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    behave: (next) => {
      manner = typeof next === 'function' ? next : () => next;
    },
    hasTaken: async (count) => {
      while (taken.length < count) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    goAway,
    comeBack: async () => {
      server = open();
      await listen();
    },
    stop: goAway,
  };
}

function refusal({ refuse, says }: Refusing): Error {
  const words = says ?? (refuse < 500 ? 'Please come back later' : 'No such person here');
  return Object.assign(new Error(words), { responseCode: refuse });
}
