import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { FieldProblem } from '../../../ui/error-summary.tsx';
import { PasswordField, Select, TextArea, TextField } from '../../../ui/field.tsx';
import { Group } from './group.tsx';
import style from './kit.module.css';

const wrong = 'Please enter the year as a whole number from 1900 to 2027.';

export function Fields() {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  return (
    <Group title="Fields">
      <ErrorSummary problems={problems} />
      <div className={style.columns}>
        <TextField label="Make" required defaultValue="Ford" />
        <TextField label="VIN" hint="17 characters, on the V5C" />
        <TextField
          id="kit-year"
          label="Year"
          required
          error={wrong}
          defaultValue="20023"
          inputMode="numeric"
        />
        <TextField label="Registration" disabled defaultValue="AB12 CDE" />
        <TextField label="MOT expiry" type="date" />
        <PasswordField label="Password" required defaultValue="camshaft and lifters" />
        <Select label="Fuel">
          <option>petrol</option>
          <option>diesel</option>
        </Select>
        <TextArea label="Notes" hint="Only staff see these" />
      </div>
      <div>
        <Button onClick={() => setProblems([{ id: 'kit-year', text: wrong }])}>Show the error summary</Button>
      </div>
    </Group>
  );
}
