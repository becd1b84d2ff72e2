/**
 * The links in the header and footer. They are kept apart from the pages so that a page with React does not
 * load the text of the whole site. The build checks every link against the pages that it made.
 */

export type MenuLink = { label: string; href: string };

/** The Services dropdown: eight links. */
export const servicesMenu: MenuLink[] = [
  { label: 'General Repairs', href: '/general-repairs' },
  { label: 'Diagnostics', href: '/diagnostics' },
  { label: 'Routine Servicing', href: '/routine-servicing' },
  { label: 'Electrical Services', href: '/electrical-services' },
  { label: 'DPF Cleaning', href: '/dpf' },
  { label: 'Collision Repair', href: '/collision-repair' },
  { label: 'Air Conditioning', href: '/air-conditioning' },
  { label: 'Tyre Installation', href: '/tyre-installation' },
];

/** The last line of the Services dropdown. */
export const allServices: MenuLink = { label: 'All services', href: '/services' };

/** The Tuning dropdown: three links. */
export const tuningMenu: MenuLink[] = [
  { label: 'ECU Remapping', href: '/tuning/ecu-remapping' },
  { label: 'Exhaust Fabrication', href: '/tuning/exhaust-fabrication' },
  { label: 'Performance Parts', href: '/tuning/performance-parts' },
];

/** The last line of the Tuning dropdown. */
export const allTuning: MenuLink = { label: 'All tuning', href: '/tuning' };

/** The plain links beside the dropdowns. */
export const plainMenu: MenuLink[] = [
  { label: 'MOT', href: '/mot' },
  { label: 'Fleet Support', href: '/fleet-support' },
];

/** The footer's service links. */
export const footerServices: MenuLink[] = [
  ...servicesMenu,
  { label: 'Clutch Replacement', href: '/clutch-replacement' },
  { label: 'Timing Chain & Belt', href: '/timing-chain-belt' },
  { label: 'Brake Service', href: '/brake-service' },
  { label: 'Suspension Repairs', href: '/suspension-repairs' },
  { label: 'Performance Tuning', href: '/performance-tuning' },
  { label: 'Recovery & Breakdown', href: '/recovery-breakdown' },
];

/** The footer's quick links. */
export const footerQuick: MenuLink[] = [
  { label: 'All Services', href: '/services' },
  { label: 'MOT', href: '/mot' },
  { label: 'Tuning', href: '/tuning' },
  { label: 'Fleet Support', href: '/fleet-support' },
  { label: 'Makes We Service', href: '/#makes' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Client Login', href: '/auth' },
];

/** The footer's local pages, under a heading that names the town. */
export const footerLocal: MenuLink[] = [
  { label: 'Mechanic', href: '/mechanic-chesterfield' },
  { label: 'Oil Change', href: '/oil-change-chesterfield' },
  { label: 'Brake Repair', href: '/brake-repair-chesterfield' },
  { label: 'Clutch Replacement', href: '/clutch-replacement-chesterfield' },
  { label: 'Exhaust Replacement', href: '/exhaust-replacement-chesterfield' },
  { label: 'Timing Chain', href: '/timing-chain-replacement-chesterfield' },
];

/** The last line of the footer. */
export const legalMenu: MenuLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
];
