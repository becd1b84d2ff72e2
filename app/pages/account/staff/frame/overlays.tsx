import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyPreloaded } from '../../../../lib/lazy.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useOncePerHistoryEntry } from '../../parts/use-once-per-history-entry.ts';
import { LoadBoundary } from '../../shell/load-boundary.tsx';
import { useTypingGuard } from '../parts/typing-guard.tsx';
import { useUrl } from '../parts/use-url.ts';
import { nothingOpen } from '../parts/overlay-params.ts';
import style from './overlays.module.css';
import { ShortcutList } from './shortcut-list.tsx';

const BookForm = lazyPreloaded(() => import('../appointments/book-form.tsx').then((m) => m.BookForm));
const RecordForm = lazyPreloaded(() => import('../services/record-form.tsx').then((m) => m.RecordForm));
const NewClientForm = lazyPreloaded(() =>
  import('../clients/new-client-form.tsx').then((m) => m.NewClientForm),
);
const BlockForm = lazyPreloaded(() => import('../blocks/block-form.tsx').then((m) => m.BlockForm));
const ConvertForm = lazyPreloaded(() => import('../enquiries/convert-form.tsx').then((m) => m.ConvertForm));
const AppointmentDrawer = lazyPreloaded(() =>
  import('../appointments/appointment-drawer.tsx').then((m) => m.AppointmentDrawer),
);
const VehicleDrawer = lazyPreloaded(() =>
  import('../vehicles/vehicle-drawer.tsx').then((m) => m.VehicleDrawer),
);
const RecordDrawer = lazyPreloaded(() => import('../services/record-drawer.tsx').then((m) => m.RecordDrawer));

type Overlay = { title: string; placement?: 'drawer'; content: ReactNode };

/** What the address opens over the tab: a form (`do`), or the details of an appointment, vehicle or service record. */
export function Overlays() {
  const { get, change } = useUrl();
  const navigate = useNavigate();
  const onceHere = useOncePerHistoryEntry();
  const close = () => {
    const steps = Number(get('over'));
    if (steps === 0) change(nothingOpen, { replace: true });
    else onceHere(() => navigate(-steps));
  };
  const overlay = overlayFor(get, close);
  const { watch, tryToClose, question } = useTypingGuard(close);
  return (
    <Dialog
      open={overlay !== null}
      onClose={tryToClose}
      title={overlay?.title ?? ''}
      placement={overlay?.placement}
    >
      <div {...watch} className={style.dense}>
        <LoadBoundary key={overlay?.title}>{overlay?.content}</LoadBoundary>
      </div>
      {question}
    </Dialog>
  );
}

function overlayFor(get: (name: string) => string, close: () => void): Overlay | null {
  const forms: Record<string, Overlay> = {
    book: { title: 'Schedule Appointment', content: <BookForm onDone={close} /> },
    record: { title: 'Add Service Record', content: <RecordForm onDone={close} /> },
    client: { title: 'Add New Client', content: <NewClientForm onDone={close} /> },
    block: { title: 'Block time', content: <BlockForm onDone={close} /> },
    convert: { title: 'Turn into client and appointment', content: <ConvertForm onDone={close} /> },
    shortcuts: { title: 'Keyboard shortcuts', content: <ShortcutList /> },
  };
  const act = get('do');
  // Not every name that an object answers to is a form: `constructor` is not.
  if (Object.hasOwn(forms, act)) return forms[act] ?? null;
  const [appointment, vehicle, record] = ['appointment', 'vehicle', 'record'].map(get);
  if (appointment)
    return {
      title: 'Appointment',
      placement: 'drawer',
      content: <AppointmentDrawer key={appointment} id={appointment} />,
    };
  if (record)
    return {
      title: 'Service record',
      placement: 'drawer',
      content: <RecordDrawer key={record} id={record} onDone={close} />,
    };
  if (vehicle)
    return { title: 'Vehicle', placement: 'drawer', content: <VehicleDrawer key={vehicle} id={vehicle} /> };
  return null;
}
