import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../../../features/people/schema.ts';
import type { UserType } from '../../../../../features/profiles/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { FilterRow, SearchFilter, SelectFilter, type Choice } from '../parts/filters.tsx';
import { List } from '../parts/list.tsx';
import { unchecked, useListUrl } from '../parts/list-url.ts';
import parts from '../parts/parts.module.css';
import { PeopleTable } from './people-table.tsx';
import { SecondStepRule } from './second-step-rule.tsx';

const names = ['q', 'user_type'];
const groups: Record<UserType, string> = {
  client: 'Clients',
  employee: 'Employees',
  admin: 'Administrators',
};
const kinds: Choice[] = [['', 'Everybody'], ...Object.entries(groups)];

/** Everyone with an account, for administrators: who may do what, and who is locked out. */
export function PeopleTab() {
  const url = useListUrl(names, peopleQuery);
  const people = useQuery({
    queryKey: ['people', url.query],
    queryFn: () => answerOf(api.admin.people.$get({ query: unchecked(url.query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients', 'appointments', 'enquiries'] },
  });
  return (
    <div className={parts.stack}>
      <PanelHead title="People" />
      <p className={parts.muted}>
        New colleagues first sign up in the same way as clients. Then choose their role in this list.
      </p>
      <SecondStepRule />
      <FilterRow>
        <SearchFilter url={url} placeholder="Name or email" />
        <SelectFilter url={url} name="user_type" label="Role" choices={kinds} />
      </FilterRow>
      <List
        url={url}
        query={people}
        plural="people"
        singular="person"
        empty={{ text: 'Nobody has an account yet.' }}
      >
        {(rows) => <PeopleTable rows={rows} />}
      </List>
    </div>
  );
}
