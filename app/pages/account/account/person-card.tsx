import { useQueryClient } from '@tanstack/react-query';
import { answerOf, api, messageOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { textOf, usePending } from '../auth/use-pending.ts';
import type { Profile } from '../shell/use-profile.ts';
import style from './account.module.css';

/** What the garage calls somebody, and on which number. */
export function PersonCard({ profile }: { profile: Profile }) {
  const queries = useQueryClient();
  const { pending, submit } = usePending(async (fields) => {
    const json = { full_name: textOf(fields, 'full_name'), phone: textOf(fields, 'phone') };
    try {
      await answerOf(api.profile.$patch({ json }));
      await queries.invalidateQueries({ queryKey: ['profile'] });
      showToast({ title: 'Saved', text: 'Your details have been updated.' });
    } catch (error) {
      showToast({
        title: 'Not saved',
        text: messageOf(error, 'Your details could not be saved. Please try again.'),
        bad: true,
      });
    }
  });
  return (
    <Card title="Your details">
      <form className={style.form} onSubmit={submit}>
        <TextField
          label="Full Name"
          name="full_name"
          autoComplete="name"
          maxLength={200}
          defaultValue={profile.full_name ?? ''}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={profile.phone ?? ''}
        />
        <div className={style.buttons}>
          <Button type="submit" small pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
