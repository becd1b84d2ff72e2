import { useState } from 'react';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import parts from '../parts/parts.module.css';
import { Jobs } from './jobs.tsx';
import { useNewestSettings } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** Settings: how the garage works, decided by an administrator. */
export function SettingsTab() {
  const settings = useNewestSettings();
  const [discards, setDiscards] = useState(0);
  return (
    <div className={parts.stack}>
      <PanelHead title="Settings" />
      <Loaded query={settings} loading="Loading the settings..." lines={12}>
        {(given) => (
          <>
            <h2 className="visually-hidden">How the garage works</h2>
            <SettingsForm key={discards} settings={given} onDiscard={() => setDiscards(discards + 1)} />
          </>
        )}
      </Loaded>
      {/* Not before the settings: the form would push it off the screen. */}
      {settings.data && <Jobs />}
    </div>
  );
}
