import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { enquiriesQuery } from '../../../../../features/enquiries/staff-schema.ts';
import { refresh } from '../../../../lib/query-client.ts';
import type { Viewer } from '../../../../lib/viewer.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { Choices } from '../../../../ui/choices.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { Filters, SelectFilter } from '../parts/filters.tsx';
import { List } from '../parts/list.tsx';
import { type ListUrl, useListUrl } from '../parts/list-url.ts';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPane } from './enquiry-pane.tsx';
import { choicesOf, routeQuery } from './filter.ts';
import { useCounts, useEnquiries } from './queries.ts';
import style from './enquiries.module.css';

const names = ['status', 'q', 'assigned'];
/** Chosen by the buttons above the list. */
const views = ['status'];
// No route knows the buttons' words for a status; `routeQuery` translates them.
const rules = { shape: { assigned: enquiriesQuery.shape.assigned } };

/** The enquiries inbox: list left, message right; on a narrow screen one after the other. */
export function EnquiriesTab({ viewer }: { viewer: Viewer }) {
  const open = useUrl().get('enquiry');
  const url = useListUrl(names, rules);
  const query = routeQuery(url.query);
  const enquiries = useEnquiries(query);
  const queries = useQueryClient();
  const isWide = useMedia('(min-width: 64rem)');
  useFirstOpen(isWide && !enquiries.isPlaceholderData ? enquiries.data?.rows[0]?.id : undefined);
  const [refreshes, setRefreshes] = useState(0);
  const askAgain = async () => {
    await refresh(queries, 'enquiries');
    setRefreshes((before) => before + 1);
  };
  return (
    <div className={parts.stack}>
      <PanelHead title="Enquiries">
        <CsvButton route="enquiries" query={routeQuery(url.filters)} />
        <Button small pending={enquiries.isFetching} onClick={() => void askAgain()}>
          Refresh
        </Button>
      </PanelHead>
      {/* On a narrow screen the open message needs the room. */}
      {(isWide || !open) && <InboxFilters url={url} />}
      <div className={classes(style.inbox, open !== '' && style.reading)}>
        <div className={style.list}>
          <List
            url={url}
            query={enquiries}
            plural="enquiries"
            singular="enquiry"
            views={views}
            refreshes={refreshes}
            failed="Unable to load enquiries."
            empty={{ text: 'No enquiries found.' }}
          >
            {(rows) => <EnquiryList enquiries={rows} openId={open} />}
          </List>
        </div>
        {open && (
          <div className={style.pane}>
            <EnquiryPane id={open} viewer={viewer} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Opens the first enquiry, which stays open when a newer one arrives or its status takes it off the list. */
function useFirstOpen(id: string | undefined): void {
  const { get, change } = useUrl();
  // When this tab renders for the last time, the address already belongs to another tab.
  const isHere = get('tab') === 'enquiries';
  const first = isHere && !get('enquiry') ? id : undefined;
  useEffect(() => {
    if (first) change({ enquiry: first }, { replace: true });
  }, [first, change]);
}

function InboxFilters({ url }: { url: ListUrl }) {
  const { get, change } = useUrl();
  const choices = choicesOf(useCounts().data);
  return (
    <>
      <Choices
        label="Show enquiries"
        choices={choices}
        value={choices.find(({ value }) => value === get('status'))?.value ?? ''}
        onChange={(status) => change({ status, enquiry: null, cursor: null })}
      />
      <Filters url={url} placeholder="Name, phone or email" views={views}>
        <SelectFilter
          url={url}
          name="assigned"
          label="Assigned"
          choices={[
            ['', 'To anybody'],
            ['me', 'To me'],
            ['none', 'To nobody'],
          ]}
        />
      </Filters>
    </>
  );
}
