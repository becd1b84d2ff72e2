import type { MouseEvent } from 'react';
import type { EnquiryService } from '../../../../features/enquiries/choices.ts';
import { business, phoneLink } from '../../../../business.ts';
import style from './contact.module.css';

/** Shortcuts for the most common reasons to come here. */
export function QuickActions() {
  return (
    <section className={style.box} aria-labelledby="quick-title">
      <h2 id="quick-title">Quick Actions</h2>
      <ul className={style.actions}>
        {actions.map(({ label, text, href, service }) => (
          <li key={label}>
            <a href={href} onClick={service ? (event) => choose(event, service) : undefined}>
              <b>{label}</b>
              <span className={style.small}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses a service in the form on this page, so that what is already typed stays. The link works without scripts. */
function choose(event: MouseEvent, service: EnquiryService): void {
  const select = document.querySelector<HTMLSelectElement>('select[name=service_needed]');
  if (!select) return;
  event.preventDefault();
  select.value = service;
  select.focus();
}

type Action = { label: string; text: string; href: string; service?: EnquiryService };

function inForm(label: string, service: EnquiryService): Action {
  // True even without scripts, when nothing is chosen.
  const text = `With the form, under ${service}`;
  return { label, text, href: `/contact?${new URLSearchParams({ service })}#enquiry`, service };
}

const actions: Action[] = [
  inForm('Book a service', 'Routine Servicing'),
  inForm('Ask about a warning light', 'Diagnostics'),
  { label: 'Choose a time yourself', text: 'With an account of your own', href: '/auth' },
  {
    label: 'Call the workshop',
    text: `${business.phone}, ${business.hoursText}`,
    href: phoneLink(business.phone),
  },
  { label: 'Write an email', text: business.email, href: `mailto:${business.email}` },
];
