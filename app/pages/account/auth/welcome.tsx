import { useState } from 'react';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUp } from './sign-up.tsx';
import type { Enter } from './use-sign-in-flow.ts';
import type { View } from './view.ts';

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

/** Two tabs: for those who have an account, and for those who want one. */
export function Welcome({ enter, show }: { enter: Enter; show: (view: View) => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('sign-in');
  return (
    <Tabs label="Sign in or sign up" tabs={[...tabs]} value={tab} onChange={setTab}>
      <TabPanel value="sign-in">
        <SignInForm enter={enter} show={show} />
      </TabPanel>
      <TabPanel value="sign-up">
        <SignUp enter={enter} />
      </TabPanel>
    </Tabs>
  );
}
