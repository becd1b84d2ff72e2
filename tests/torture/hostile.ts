import fc from 'fast-check';

/** Names that our requests use, so that random values reach the rules behind them. */
export const knownNames = [
  'email', 'password', 'full_name', 'phone', 'message', 'service_needed', 'vehicle_info', 'source_page', 'website', 'started_at',
  'make', 'model', 'year', 'registration', 'vin', 'mileage', 'fuel_type', 'mot_expiry', 'service_due_date', 'service_due_mileage',
  'service_type', 'appointment_date', 'appointment_time', 'duration_minutes', 'notes', 'estimated_cost', 'vehicle_id', 'client_id',
  'client', 'vehicle', 'appointment', 'bay', 'assigned_to', 'status', 'version', 'reason', 'internal_notes', 'is_spam', 'archived',
  'user_type', 'bays', 'closed_days', 'title', 'due_date', 'cost', 'description', 'service_date', 'token', 'token_hash', 'type',
  'refresh_token', 'code', 'data', 'redirect_to', 'grant_type', 'limit', 'cursor', 'q', 'from', 'to', 'date', 'duration', 'sort',
  'spam', 'assigned', 'id', 'factor_type', 'friendly_name', 'challenge_id', 'current_password', 'nonce', 'scope',
] as const;

/** What has broken other people's software. */
const corpus = [
  '', ' ', '0', '-1', '1e309', '99999999999999999999', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '[object Object]',
  "' or 1=1 --", "'; drop table users; --", '1 union select password_hash from users', '%', '_', '\\', '"', '`',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', '${7*7}', '=cmd|calc!A1', '@SUM(A1)',
  '../../../etc/passwd', '..%2f..%2fetc%2fpasswd', '/dev/null', 'C:\\con', 'file:///etc/passwd', 'http://169.254.169.254/', '//evil.example',
  '\u0000', 'a\u0000b', '\ud800', '\u202e\u2066', '\ufeff', '\u{1f697}', 'ﷺ', 'Z̸̡a̵l̶g̷o̸', 'İ', 'ß', '\r\nSet-Cookie: a=b', '\n', '\t',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', '%00', '%ff', '%', '+', '..', '.', '~',
  '2026-02-30', '2026-06-09', '0000-00-00', '9999-12-31', '-271821-04-20', '+275760-09-13', '2026-06-09T00:00:00Z', '24:00', '09:00', '23:59:60',
  'AB12CDE', 'sam@example.com', 'a@b', `${'a'.repeat(300)}@example.com`, '+44 (0) 7700 900000', 'MOT Test', 'confirmed', 'admin', 'me', 'none', '-date',
  'W10', 'WyIiXQ', 'WyIiLCIiXQ', 'WyIiLCIiLCIiXQ', 'WyJcdTAwMDAiLCIiXQ', 'WyLwn5iAIiwiXHVkODAwIl0',
  'x'.repeat(5000), 'é'.repeat(3000), ' '.repeat(3000), '9'.repeat(400), 'a b '.repeat(500), `${'a'.repeat(50)}!`,
];

export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...corpus) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
