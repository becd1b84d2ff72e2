import { Download } from 'lucide-react';
import { useState } from 'react';
import { download, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { today } from '../../parts/days.ts';

type CsvButtonProps = {
  /** The route under /api/staff, such as `appointments`. */
  route: string;
  /** Exactly what is filtered. */
  query: Record<string, string>;
};

/** Saves what is filtered as a file for spreadsheets. */
export function CsvButton({ route, query }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const search = new URLSearchParams(query).toString();
      await download(
        `/api/staff/${route}/csv${search && `?${search}`}`,
        `${route.replaceAll('/', '-')}-${today()}.csv`,
      );
    } catch (error) {
      showToast({
        title: 'Export failed',
        text: messageOf(error, 'We could not make the file. Please try again.'),
        bad: true,
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button small pending={pending} onClick={() => void save()}>
      {!pending && <Download size={16} aria-hidden="true" />}
      Export CSV
    </Button>
  );
}
