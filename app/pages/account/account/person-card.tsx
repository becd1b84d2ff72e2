import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { profileSchema } from '../../../../features/profiles/schema.ts';
import { answerOf, api, messageOf } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useControlledForm } from '../parts/use-controlled-form.ts';
import type { Profile } from '../shell/use-profile.ts';
import style from './account.module.css';

/** The name and phone number that the garage uses for a person. */
export function PersonCard({ profile }: { profile: Profile }) {
  const { field, problems, pending, submit } = usePersonForm(profile);
  return (
    <Card heading="h2" title="Your details">
      <form className={style.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} />
        <TextField label="Full Name" autoComplete="name" {...field('full_name')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <div className={style.buttons}>
          <Button type="submit" small pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function usePersonForm(profile: Profile) {
  const queries = useQueryClient();
  const unanswered = useRef({});
  return useControlledForm({
    draft: `garage-draft-${profile.id}-person`,
    initial: { full_name: profile.full_name ?? '', phone: profile.phone ?? '' },
    schema: profileSchema,
    read: (values) => values,
    async send({ full_name, phone }) {
      // Only what was changed, or may have been: the garage may have updated the other field meanwhile.
      const sent = unanswered.current;
      const json = {
        ...((full_name !== profile.full_name || 'full_name' in sent) && { full_name }),
        ...((phone !== profile.phone || 'phone' in sent) && { phone }),
      };
      unanswered.current = { ...sent, ...json };
      await answerOf(api.profile.$patch({ json }));
      unanswered.current = {};
    },
    async saved() {
      await refresh(queries, 'profile');
      showToast({ title: 'Saved', text: 'Your details have been updated.' });
    },
    failed(error) {
      const text = messageOf(error, 'Your details could not be saved. Please try again.');
      showToast({ title: 'Not saved', text, bad: true });
    },
  });
}
