import { join } from 'node:path';
import * as z from 'zod';
import { OperatorError } from './errors.ts';
import { type Secrets, secrets } from './secrets.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .refine(
      // Digits only: JavaScript also accepts 0x50 as a number.
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number)
    .default(fallback);
const empty = z.string().default('');
const folder = z
  .string()
  .regex(/^[^~"']/, 'must name a folder without quotes and without “~”, which only a shell understands');
// Unless the protocol is checked, `localhost:8080` passes as an address with the protocol `localhost`.
const official = z.url({ protocol: /^https?$/, error: 'must be an address that starts with https://' });
const escapes = 'in the password, write % as %25, # as %23, / as %2F, ? as %3F and @ as %40';

/** Whether an unescaped password such as `12#34` has cut the address, so that the part before the # is the server. */
function isCut({ pathname, search, hash }: URL): boolean {
  return [pathname, search, hash].join('').includes('@');
}

/** Host names in other alphabets arrive percent-encoded. */
function isWholeMailAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^[\w.%:[\]-]+$/.test(url.host) && url.port !== '0' && !isCut(url);
}

/** What is wrong with an address of PostgreSQL, as the end of a sentence; undefined when nothing is. */
export function postgresComplaint(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\/.+$/.test(text)) return 'must start with postgres://';
  // The address of a socket has a user but no host.
  const url = URL.parse(text.replace('@/', '@localhost/'));
  if (url && !isCut(url)) return undefined;
  return `must be an address such as postgres://user:password@host/database; ${escapes}`;
}

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: empty,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://garage.example' })
    .refine((text) => {
      const url = URL.parse(text);
      return !url || (url.href === `${url.origin}/` && /^[\w.:[\]-]+$/.test(url.host));
    }, 'must be the address alone, without a path or anything else, such as https://garage.example')
    .optional(),
  DATA_DIR: folder.default('./data'),
  BACKUP_DIR: folder.optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => text === '' || !postgresComplaint(text), {
      error: ({ input }) => postgresComplaint(String(input)),
    })
    .default(''),
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'must be empty or start with smtp:// or smtps://')
    .refine(
      (text) => text === '' || isWholeMailAddress(text),
      `must be an address such as smtps://user:password@mail.example; ${escapes}`,
    )
    .default(''),
  MAIL_FROM: z
    .string()
    .regex(
      /^(|[^\s<>@",;]+@[^\s<>@"',;]+|[^<>]+<[^\s<>@",;]+@[^\s<>@"',;]+>)$/,
      'must be an email address, or a name and an address, such as Our Garage <us@garage.example>',
    )
    .default(''),
  AUTH_AUTOCONFIRM: onOff.default(false),
  AUTH_PASSWORD_MIN: wholeNumber(8, 64, 8),
  RATE_LIMITS: onOff.default(true),
  DEMO_DATA: onOff.optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  TRUST_PROXY: wholeNumber(0, 5, 0),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  DVLA_API_KEY: empty,
  DVLA_URL: official.default('https://driver-vehicle-licensing.api.gov.uk'),
  DVSA_CLIENT_ID: empty,
  DVSA_CLIENT_SECRET: empty,
  DVSA_API_KEY: empty,
  DVSA_TOKEN_URL: official.optional(),
  DVSA_URL: official.default('https://history.mot.api.gov.uk'),
});

/** What is needed to ask DVSA for a car's MOT history. */
export type DvsaAccess = {
  clientId: string;
  clientSecret: string;
  apiKey: string;
  tokenUrl: string;
  url: string;
};

export type Env = {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Where backups go; best on another disk. */
  backupDir: string;
  databaseUrl: string;
  /** The first signs, all verify. */
  jwtSecrets: Secrets;
  smtpUrl: string;
  mailFrom: string;
  autoconfirm: boolean;
  passwordMin: number;
  rateLimits: boolean;
  demoData: boolean;
  adminEmail: string;
  /** How many proxies in front of the server may be believed about the caller's address. */
  trustProxy: number;
  /** A caller that sends it may read /metrics from another machine; if empty, none may. */
  metricsToken: string;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** Empty: no look-up. */
  dvlaApiKey: string;
  dvlaUrl: string;
  /** Null unless all of DVSA_CLIENT_ID, DVSA_CLIENT_SECRET, DVSA_API_KEY and DVSA_TOKEN_URL are set. */
  dvsa: DvsaAccess | null;
};

/** The configuration for everything but the server: reading it creates no secret. */
export type EnvWithoutSecrets = Omit<Env, 'jwtSecrets'>;

type Variables = Record<string, string | undefined>;

/**
 * Reads the server's configuration from the environment, and creates the secret if none is given or stored.
 * @param variables usually `process.env`; an empty or blank value counts as unset
 * @returns the checked configuration with its defaults
 * @throws {OperatorError} with one sentence that names the variable and what it must be
 */
export function readEnv(variables: Variables): Env {
  const settings = readEnvWithoutSecrets(variables);
  const { production, databaseUrl, dataDir } = settings;
  return {
    ...settings,
    jwtSecrets: secrets(variables['JWT_SECRET']?.trim() ?? '', production && databaseUrl !== '', dataDir),
  };
}

/** As `readEnv`, for programs that never sign anything. */
export function readEnvWithoutSecrets(variables: Variables): EnvWithoutSecrets {
  // White space around a value is never meant: a file with Windows line endings leaves a carriage return.
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const);
  const set = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  if (!data) {
    const issue = error.issues[0];
    throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  if (data.AUTH_AUTOCONFIRM && data.ADMIN_EMAIL)
    throw new OperatorError('ADMIN_EMAIL cannot be used with AUTH_AUTOCONFIRM=on: anybody could claim it.');
  const production = data.NODE_ENV === 'production';
  const port = data.PORT;
  return {
    production,
    port,
    host: data.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    // As browsers and the build write it.
    publicUrl: new URL(data.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    dataDir: data.DATA_DIR,
    backupDir: data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups'),
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    autoconfirm: data.AUTH_AUTOCONFIRM,
    passwordMin: data.AUTH_PASSWORD_MIN,
    rateLimits: data.RATE_LIMITS,
    demoData: data.DEMO_DATA ?? (!production && data.DATABASE_URL === ''),
    adminEmail: (data.ADMIN_EMAIL ?? '').toLowerCase(),
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN ?? '',
    logLevel: data.LOG_LEVEL,
    dvlaApiKey: data.DVLA_API_KEY,
    dvlaUrl: data.DVLA_URL,
    dvsa: dvsaAccess(data),
  };
}

function dvsaAccess(data: z.infer<typeof schema>): DvsaAccess | null {
  const access = {
    clientId: data.DVSA_CLIENT_ID,
    clientSecret: data.DVSA_CLIENT_SECRET,
    apiKey: data.DVSA_API_KEY,
    tokenUrl: data.DVSA_TOKEN_URL ?? '',
  };
  const given = Object.values(access);
  if (given.every(Boolean)) return { ...access, url: data.DVSA_URL };
  if (given.some(Boolean))
    throw new OperatorError(
      'DVSA_CLIENT_ID, DVSA_CLIENT_SECRET, DVSA_API_KEY and DVSA_TOKEN_URL must all be set, or none of them.',
    );
  return null;
}
