/** The route table of the specification, written out again so that the site cannot lose a page unnoticed. */
const fixed = [
  ...[
    '/',
    '/services',
    '/tuning',
    '/tuning/ecu-remapping',
    '/tuning/exhaust-fabrication',
    '/tuning/performance-parts',
  ],
  ...[
    '/dpf',
    '/general-repairs',
    '/diagnostics',
    '/routine-servicing',
    '/electrical-services',
    '/performance-tuning',
  ],
  ...['/collision-repair', '/air-conditioning', '/tyre-installation', '/mot', '/recovery-breakdown'],
  ...['/clutch-replacement', '/timing-chain-belt', '/brake-service', '/suspension-repairs', '/fleet-support'],
  ...['/about', '/contact', '/privacy', '/terms'],
];
const makes =
  'ford bmw audi volkswagen mercedes alfa-romeo bentley citroen chrysler dodge abarth aston-martin chevrolet cupra ' +
  'ferrari fiat honda hyundai isuzu jaguar jeep kia lamborghini land-rover lexus lotus mazda mitsubishi mini peugeot ' +
  'porsche renault rolls-royce seat skoda subaru suzuki toyota vauxhall tvr westfield volvo';
const locals =
  'mechanic oil-change brake-repair clutch-replacement exhaust-replacement timing-chain-replacement';

export const makeRoutes = makes.split(' ').map((make) => `/${make}-servicing-chesterfield`);
export const localRoutes = locals.split(' ').map((job) => `/${job}-chesterfield`);
export const publicRoutes = [...fixed, ...makeRoutes, ...localRoutes];
