import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './garage.ts';

/** The code that an authenticator app shows now. */
const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Fills in the form for people without an account, and sends it. */
export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill('Ada Kerr');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills in the sign-in form and sends it, whatever the outcome. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

/** Opens the newest message to an address and returns its text. */
export async function newestMessage(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/dev/mailbox');
  await mailbox.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  const text = await mailbox.locator('pre').innerText();
  await mailbox.close();
  return text;
}

/** The code in a message; empty if it has none. */
export const codeIn = (message: string) => /^\d{6}$/m.exec(message)?.[0] ?? '';

/** Types the code from the message that has just been requested. */
export async function typeCode(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(codeIn(await newestMessage(page, email)));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Asks for a new password and proves, with the message's code, that the address is theirs. */
export async function forgetPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth?forgot');
  const send = page.getByRole('button', { name: 'Send me the link' });
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await typeCode(page, email);
}

/** Confirms a new authenticator app in the form that "Turn it on" has opened. */
export async function confirmApp(page: Page): Promise<void> {
  const secret = (await page.getByText(/^Key:/).innerText()).replace('Key:', '').replaceAll(/\s/g, '');
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
}
