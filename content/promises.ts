/**
 * What the specification promises for a page: how many items a section has, or only that it exists.
 * Makes and local pages need no entry, because their shapes already fix every count.
 */
type Promised = Record<string, number | 'present'>;

const repair: Promised = {
  'warning-signs': 'present',
  components: 'present',
  process: 5,
  reasons: 'present',
};

export const promises: Record<string, Promised> = {
  '/': { services: 6, about: 'present', faqs: 6 },
  '/services': { services: 6, testimonials: 3, 'quick-links': 6 },
  '/tuning': { 'tuning-services': 3, 'why-choose': 6 },
  '/tuning/ecu-remapping': { 'what-we-do': 'present', benefits: 'present', process: 3 },
  '/tuning/exhaust-fabrication': { 'why-custom': 'present', options: 'present' },
  '/tuning/performance-parts': { 'popular-upgrades': 5 },
  '/dpf': { problems: 3, solutions: 3, prevention: 4, 'when-to-seek-help': 'present' },
  '/general-repairs': { categories: 4, reasons: 6, process: 4 },
  '/diagnostics': { categories: 4, equipment: 4, process: 4, scenarios: 6 },
  '/routine-servicing': { 'service-areas': 4, packages: 3, benefits: 6, 'reminder-system': 'present' },
  '/electrical-services': {
    'service-areas': 4,
    problems: 4,
    electronics: 6,
    equipment: 'present',
    expertise: 'present',
    'safety-warning': 'present',
  },
  '/performance-tuning': { areas: 4, stages: 3, considerations: 6, process: 4 },
  '/collision-repair': { areas: 4, process: 6, insurers: 12, 'damage-levels': 3, quality: 4 },
  '/air-conditioning': { services: 3, problems: 3, reasons: 6 },
  '/tyre-installation': {
    'installation-services': 3,
    'tyre-types': 4,
    'warning-signs': 'present',
    process: 5,
  },
  '/mot': {
    'what-an-mot-is': 'present',
    checklist: 6,
    preparation: 6,
    'failure-reasons': 4,
    reasons: 'present',
  },
  '/recovery-breakdown': {
    emergency: 'present',
    'recovery-services': 3,
    situations: 4,
    response: 4,
    reasons: 6,
  },
  '/clutch-replacement': repair,
  '/timing-chain-belt': repair,
  '/brake-service': repair,
  '/suspension-repairs': repair,
  '/fleet-support': {
    services: 6,
    'vehicle-types': 'present',
    'fleet-sizes': 3,
    plans: 3,
    benefits: 'present',
    reasons: 'present',
  },
  '/about': { stats: 'present', story: 'present', certifications: 'present', values: 4 },
  '/contact': { emergency: 'present', workshop: 'present' },
};
