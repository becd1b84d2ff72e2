import { useEffect, useRef } from 'react';
import { enquiryServices } from '../../../../features/enquiries/choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Outcome } from './outcome.tsx';
import { useContactForm } from './use-contact-form.ts';
import style from './form.module.css';

/**
 * The message form. It is a plain form first: without scripts it posts to this page, and the server answers
 * with the same page, the outcome in `#form-status` and the fields filled in again.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { pending, notice, outcome, problems, submit } = useContactForm();
  useEffect(() => preselect(form.current), []);
  return (
    <>
      <div id="form-status"></div>
      <form ref={form} className={style.form} method="post" action="/contact#enquiry" onSubmit={submit}>
        <Person problems={problems} />
        <Matter />
        <p className={style.trap} aria-hidden="true">
          <label htmlFor="website">Leave this empty</label>
          <input id="website" type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </p>
        {outcome && <Outcome {...outcome} />}
        <Button type="submit" look="primary" pending={pending}>
          {pending ? 'Sending...' : 'Send Message'}
        </Button>
        <p className={style.wide}>
          We use what you send to answer you. <a href="/privacy">What we keep, and for how long</a>
        </p>
      </form>
      <Notice notice={notice} />
    </>
  );
}

function Person({ problems }: { problems: Partial<Record<'first_name' | 'email', string>> }) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        error={problems.first_name}
        required
        defaultValue=""
      />
      <TextField label="Last name" name="last_name" autoComplete="family-name" required defaultValue="" />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        error={problems.email}
        required
        defaultValue=""
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Needed if you would like us to ring you back"
        defaultValue=""
      />
    </>
  );
}

function Matter() {
  return (
    <>
      <Select label="Service needed" name="service_needed">
        {enquiryServices.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </Select>
      <TextField
        label="Vehicle info"
        name="vehicle_info"
        hint="Make, model, year, registration"
        defaultValue=""
      />
      <div className={style.wide}>
        <TextArea label="Message" name="message" defaultValue="" />
      </div>
    </>
  );
}

/**
 * Links may carry `?service=`, `?vehicle=` and `?message=`, to which the visitor adds on the next line. What the
 * visitor has already typed is left alone. Without scripts the form starts as built, because the page is one compressed
 * file for everyone; the visitor then chooses.
 */
function preselect(form: HTMLFormElement | null): void {
  const query = new URLSearchParams(location.search);
  const service = form?.elements.namedItem('service_needed');
  const vehicle = form?.elements.namedItem('vehicle_info');
  const wanted = enquiryServices.find((option) => option === query.get('service'));
  if (service instanceof HTMLSelectElement && wanted && service.selectedIndex === 0) service.value = wanted;
  if (vehicle instanceof HTMLInputElement && vehicle.value === '') vehicle.value = query.get('vehicle') ?? '';
  const message = form?.elements.namedItem('message');
  const firstLine = (query.get('message') ?? '').trim().slice(0, 100);
  if (message instanceof HTMLTextAreaElement && message.value === '' && firstLine)
    message.value = `${firstLine}\n`;
}
