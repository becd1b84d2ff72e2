import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { isUnavailable } from '../../db/faults.ts';
import { parse } from '../../server/check.ts';
import { AppError, type ErrorCode, statusOf } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { noteFailure } from '../../server/log.ts';
import { scriptlessPolicy } from '../../server/policy.ts';
import { enquiryLimit, receiveEnquiry } from './api.server.ts';
import {
  type ContactFields,
  enquiryFrom,
  enquiryMessages,
  isMissingInformation,
  readContactForm,
  roadsideNote,
  withPhoneLinks,
} from './contact-form.ts';
import { enquirySchema } from './schema.ts';

/**
 * The contact form without scripts: a plain POST. The response is the same built page with the outcome above
 * the form and, on failure, everything that was typed.
 * @param page the built `/contact`
 * @param limitBody refuses a body that is too long to be read
 */
export function contactForm(page: string, limitBody: MiddlewareHandler) {
  const app = new Hono<AppEnv>();
  app.post('/contact', limitBody, enquiryLimit, async (c) => {
    const fields = await fieldsOf(c);
    const enquiry = enquiryFrom(fields, '/contact', null);
    if (isMissingInformation(enquiry))
      return answer(c, page, { ...enquiryMessages.missing, status: 422, fields });
    // Browsers send this header themselves; those too old to send it are trusted.
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site';
    await receiveEnquiry(c, parse(enquirySchema, enquiry), { isForeign });
    const { title, text } = enquiryMessages.sent;
    return answer(c, page, { title, text: text + roadsideNote(fields), status: 200 });
  });
  app.onError(async (error, c) => {
    if (!(error instanceof AppError)) {
      noteFailure(c, error, 'contact form failed');
      const status = isUnavailable(error) ? 503 : 500;
      return failure(c, page, { ...enquiryMessages.failed, status });
    }
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const { title, text } = enquiryMessages.failed;
    const refusal = { title, text: `${text} ${error.message}`, status: statusOf[error.code] };
    // A body that is too long is not read, so it cannot be put back into the form.
    if (error.code === 'too_large')
      return answer(c, page, { ...refusal, text: `${refusal.text} Go back to see what you wrote.` });
    return failure(c, page, refusal);
  });
  return app;
}

/** Shows why the form was not accepted, with everything that was typed. */
async function failure(c: Context<AppEnv>, page: string, outcome: Outcome): Promise<Response> {
  const fields = await fieldsOf(c);
  return answer(c, page, { ...outcome, text: outcome.text + roadsideNote(fields), fields });
}

const fieldsOf = async (c: Context<AppEnv>) =>
  readContactForm(await c.req.formData().catch(() => new FormData()));

type Outcome = {
  title: string;
  text: string;
  status: 200 | (typeof statusOf)[ErrorCode];
  fields?: ContactFields;
};

async function answer(
  c: Context<AppEnv>,
  page: string,
  { title, text, status, fields }: Outcome,
): Promise<Response> {
  const words = withPhoneLinks(text).map(({ text: part, href }) =>
    href ? html`<a href="${href}">${part}</a>` : part,
  );
  const notice = await html`<div
    id="form-status"
    role="${status === 200 ? 'status' : 'alert'}"
    class="form-status"
  >
    <h2>${title}</h2>
    <p>${words}</p>
  </div>`;
  // Without its scripts the page stays as the server filled it in.
  const plain = page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="later" href[^>]*>/g, '')
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll('rel="later" data-rel="stylesheet"', 'rel="stylesheet"')
    .replace('<html', '<html data-fonts=""')
    // Screen readers read out a page's title first.
    .replace('<title>', `<title>${title} | `)
    .replace('<div id="form-status"></div>', () => notice.toString());
  c.header('content-security-policy', scriptlessPolicy);
  return c.html(fields ? await refill(plain, fields) : plain, status);
}

/** Puts what was typed back into the page's fields. */
async function refill(page: string, fields: ContactFields): Promise<string> {
  let filled = page;
  for (const [name, value] of Object.entries(fields)) {
    const escaped = (await html`${value}`).toString();
    const input = new RegExp(`(<input\\b[^>]*\\bname="${name}"[^>]*\\bvalue=")[^"]*"`);
    const area = new RegExp(`(<textarea\\b[^>]*\\bname="${name}"[^>]*>)[^<]*`);
    const choices = new RegExp(`<select\\b[^>]*\\bname="${name}"[\\s\\S]*?</select>`);
    const option = `<option value="${escaped}"`;
    filled = filled
      .replace(input, (_, before: string) => `${before}${escaped}"`)
      .replace(area, (_, before: string) => `${before}${escaped}`)
      // A plain search: a long text cannot become part of a regular expression.
      .replace(choices, (select) => select.replace(option, () => `${option} selected`));
  }
  return filled;
}
