import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { today } from '../../parts/days.ts';
import { useDownload } from '../../parts/use-download.ts';

type CsvButtonProps = {
  /** The route under /api/staff, such as `appointments`. */
  route: string;
  /** The filters, exactly as they are set. */
  query: Record<string, string>;
};

/** Saves the filtered rows as a file for spreadsheets. */
export function CsvButton({ route, query }: CsvButtonProps) {
  const { save, pending } = useDownload('We could not create the file. Please try again.', 'Export failed');
  const search = new URLSearchParams(query).toString();
  const path = `/api/staff/${route}/csv${search && `?${search}`}`;
  return (
    <Button
      small
      pending={pending}
      onClick={() => save(path, `${route.replaceAll('/', '-')}-${today()}.csv`)}
    >
      {!pending && <Download size={16} aria-hidden="true" />}
      Export CSV
    </Button>
  );
}
