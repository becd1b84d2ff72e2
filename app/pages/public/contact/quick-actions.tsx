import { business, phoneLink } from '../../../../business.ts';
import style from './contact.module.css';

/** Short cuts for the commonest reasons to come here. */
export function QuickActions() {
  return (
    <section className={style.box} aria-labelledby="quick-title">
      <h2 id="quick-title">Quick Actions</h2>
      <ul className={style.actions}>
        {actions.map(({ label, text, href }) => (
          <li key={label}>
            <a href={href}>
              <b>{label}</b>
              <span className={style.small}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const actions = [
  {
    label: 'Book a service',
    text: 'Opens the form with Routine Servicing chosen',
    href: '/contact?service=Routine+Servicing#enquiry',
  },
  {
    label: 'Ask about a warning light',
    text: 'Opens the form with Diagnostics chosen',
    href: '/contact?service=Diagnostics#enquiry',
  },
  {
    label: 'Call the workshop',
    text: `${business.phone}, ${business.hoursText}`,
    href: phoneLink(business.phone),
  },
  { label: 'Write an email', text: business.email, href: `mailto:${business.email}` },
];
