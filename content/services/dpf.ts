import type { Page } from '../schema.ts';

export const page = {
  path: '/dpf',
  label: 'DPF',
  family: 'service',
  drawing: 'dpf',
  title: 'DPF cleaning and regeneration in Chesterfield',
  description:
    'Diesel particulate filter light on? Cause found first, then DPF cleaning, forced regeneration or replacement in Chesterfield. 12-month warranty.',
  keywords: [
    'DPF cleaning Chesterfield',
    'DPF regeneration Chesterfield',
    'DPF warning light',
    'DPF replacement Chesterfield',
    'diesel particulate filter Chesterfield',
  ],
  h1: 'DPF cleaning and regeneration',
  intro:
    'A blocked diesel particulate filter nearly always has its cause elsewhere. We find that first, then clear the filter.',
  facts: [
    { label: 'Regeneration', value: 'Typically at 600°C+' },
    { label: 'Time', value: 'Forced regeneration: allow half a day' },
    { label: 'When', value: 'As soon as the amber light stays on' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Diesel particulate filter cleaning and repair',
  sections: [
    {
      kind: 'cards',
      id: 'problems',
      heading: 'Three ways a DPF fails',
      intro:
        'The filter is a ceramic honeycomb in the exhaust. It traps soot, and burns it off when it gets hot enough.',
      items: [
        {
          title: 'Clogging',
          text: 'Soot gathers faster than it burns, or ash from engine oil has filled the channels after many years. Soot can be burnt away; ash cannot.',
          points: [
            'Sign: amber filter light, dull response, fan running after switch-off',
            'Sign: fuel use creeping up',
            'Cause: trips too short to warm the exhaust',
            'Cause: sticking EGR valve, leaking injector or boost leak',
            'Cause: oil that is not low-ash',
          ],
        },
        {
          title: 'Regeneration failure',
          text: 'The control unit wants to burn the soot and is not allowed to, or starts and never finishes.',
          points: [
            'Sign: rough idle and a hot smell that keep coming back',
            'Sign: oil level rising on the dipstick, thinned by diesel',
            'Cause: failed pressure or temperature sensor, or its split hose',
            'Cause: thermostat stuck open, so the engine never gets warm',
            'Cause: low fuel, or additive tank empty on cars that use one',
          ],
        },
        {
          title: 'Thermal stress',
          text: 'An overloaded filter that finally lights burns too hot. The ceramic cracks or melts, and then lets soot through or blocks for good.',
          points: [
            'Sign: black tailpipe and visible smoke',
            'Sign: rattle from the can, or pressure that reads too low',
            'Cause: repeated interrupted burns',
            'Cause: oil or raw fuel reaching the filter from a worn turbo or injector',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'solutions',
      heading: 'Three ways to put it right',
      items: [
        {
          title: 'Cleaning',
          text: 'Light loads are treated on the car with a fluid introduced ahead of the filter. A heavy or ash-filled one comes off and is flushed, dried and measured. Flow before and after is recorded.',
          points: [
            'Removes ash as well as soot',
            'Filter inspected for cracks',
            'New gaskets and clamps on refitting',
          ],
          note: 'Off the car: most take 1-2 days',
        },
        {
          title: 'Forced regeneration',
          text: 'With the tester connected, the engine holds a raised idle and injects extra fuel late, until the filter reaches 600°C or more and the soot turns to gas. We watch temperature and pressure throughout and stop it if either strays.',
          points: [
            '20-40 minutes at temperature',
            'Oil checked, and changed if diluted',
            'Only for soot, never for ash',
          ],
          note: 'Typically 600°C+',
        },
        {
          title: 'Replacement',
          text: 'Needed when the core is cracked, melted or too full of ash to flow after cleaning. We fit a type-approved filter and reset the stored soot and ash values, so that the car does not keep treating it as old.',
          points: [
            'Cause cured first, or the new one blocks too',
            'Sensors and pipes renewed where worn',
            'Road test with live pressure',
          ],
          note: '12-month warranty',
        },
      ],
    },
    {
      kind: 'list',
      id: 'regeneration-needs',
      heading: 'What a forced regeneration needs',
      intro:
        'Starting one on a car that is not ready can crack the filter or worse. We check these before pressing the button.',
      items: [
        'Soot load under the maker’s limit; above it the filter comes off for cleaning',
        'No active codes for injectors, EGR, turbo, glow plugs or temperature sensors',
        'Engine at working temperature and coolant level right',
        'Oil at its mark, not overfull with diesel',
        'At least a quarter of a tank of fuel',
        'A strong battery, and the car outside on bare ground with nothing near the tailpipe',
      ],
    },
    {
      kind: 'list',
      id: 'prevention',
      heading: 'Four ways to prevent it',
      items: [
        'Once a week, drive 20 minutes or more at a steady 40 to 60 mph in a gear that keeps the revs near 2,000',
        'Use the low-ash oil that the handbook names, usually an ACEA C grade, and change it on time',
        'Do not switch off during a burn: a higher idle, a hot smell and stop-start refusing to work are the clues',
        'Mend small engine faults early, because a lazy thermostat or glow plug stops the filter cleaning itself',
      ],
    },
    {
      kind: 'panel',
      id: 'when-to-seek-help',
      heading: 'When to seek help',
      tone: 'warn',
      text: 'A steady amber DPF light can usually be cleared by a motorway run; follow the handbook. Book at once if any of these is true.',
      points: [
        'The light stays on after a 20-minute run, or begins to flash',
        'The engine or glow-plug light has joined it',
        'The car has gone into limp mode',
        'The oil level has risen above the maximum mark: do not drive it',
        'You see smoke, or smell burning that does not stop',
      ],
      link: { label: 'Book a DPF check', href: '/contact', message: 'DPF check' },
    },
    {
      kind: 'panel',
      id: 'dpf-removal',
      heading: 'DPF removal: an MOT failure and illegal on the road',
      tone: 'warn',
      text: 'We do not remove or gut particulate filters, or map them out. A diesel that left the factory with one fails its MOT without it. Driving it on the road is an offence, with a fine of up to £1,000 for a car and £2,500 for a van.',
    },
  ],
  faqs: [
    {
      question: 'Can I carry on driving with the DPF light on?',
      answer:
        'With a steady amber light and no other symptoms, long enough for a proper run. Past that, soot builds towards the level where a regeneration is no longer safe and the filter has to come off.',
    },
    {
      question: 'Do supermarket cleaner bottles work?',
      answer:
        'A fuel additive can lower the temperature at which soot burns, and may help a lightly loaded filter. It will not mend a sensor, shift ash or free a filter in limp mode.',
    },
    {
      question: 'Why did mine block again a month later?',
      answer:
        'Because the cause was left in. A failing injector, EGR valve or thermostat will refill any filter. That is why we read soot rate and sensor values before we clear it.',
    },
    {
      question: 'How long should a filter last?',
      answer:
        'Many pass 100,000 miles before ash becomes the limit. Cars on motorways last longest; taxis, school runs and wrong oil shorten it a great deal.',
    },
    {
      question: 'My diesel uses AdBlue. Is that the same system?',
      answer:
        'No. AdBlue is sprayed into a separate catalyst that deals with nitrogen oxides. The filter deals with soot. Both sit in the exhaust, and a fault in either can put the engine light on.',
    },
    {
      question: 'What does it cost to clear a DPF?',
      answer:
        'The cause decides. Of the three cures, a forced regeneration costs least and a new filter most. We agree a limit for the diagnosis first, and price the cure when we know it.',
    },
  ],
  related: ['/diagnostics', '/routine-servicing', '/mot', '/general-repairs'],
  closing: {
    heading: 'Filter light on now?',
    text: 'Ring before the second light appears. Early on, a regeneration will do; later, the filter has to come off to be cleaned.',
  },
} satisfies Page;
