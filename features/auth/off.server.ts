import { Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { requireBearer } from './bearer.server.ts';
import { AuthFailure } from './failures.server.ts';

const providers =
  'anonymous_users apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin ' +
  'linkedin_oidc notion spotify slack slack_oidc workos twitch twitter email phone zoom';

/** What a client may ask about the server; `switchedOff` answers for what this garage does not offer. */
export const about = new Hono<AppEnv>()
  .get('/health', (c) =>
    c.json({
      version: 'v2.196.0',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )
  .get('/settings', (c) =>
    c.json({
      external: Object.fromEntries(providers.split(' ').map((name) => [name, name === 'email'])),
      disable_signup: false,
      mailer_autoconfirm: c.var.garage.env.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  )
  .get('/.well-known/jwks.json', (c) => {
    c.header('cache-control', 'public, max-age=600');
    // Our keys are secrets (HS256), so there is no public key: clients ask GET /user instead.
    return c.json({ keys: [] });
  });

export const switchedOff = new Hono<AppEnv>()
  .on(['GET', 'POST', 'DELETE'], '/user/identities/*', requireBearer, () => {
    throw new AuthFailure(404, 'manual_linking_disabled', 'Manual linking is disabled');
  })
  .post('/sso', () => {
    throw new AuthFailure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  })
  .all('/passkeys/*', () => {
    throw new AuthFailure(404, 'passkey_disabled', 'Passkeys are disabled');
  });
