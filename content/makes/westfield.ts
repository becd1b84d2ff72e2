import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'westfield',
  name: 'Westfield',
  title: 'Westfield servicing in Chesterfield and kit car care',
  description:
    'Westfield servicing in Chesterfield from £129: spanner checks, Weber balancing, Ford and Mazda drivetrains, geometry and kit car IVA or MOT checks.',
  keywords: [
    'Westfield servicing Chesterfield',
    'kit car garage Derbyshire',
    'Westfield IVA preparation',
    'Westfield SEiW service',
    'kit car MOT Chesterfield',
    'Weber carburettor balancing',
  ],
  intro:
    'Under the fibreglass may be a Ford Pinto, a Zetec, a Mazda from an MX-5 or a Hayabusa. We start by finding out what was built.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'roadster' },
  whyChoose: [
    {
      title: 'A build sheet for your car',
      text: 'Donor, engine, gearbox, axle ratio, calipers and pads go onto one sheet. Next time, parts are ordered from that sheet.',
    },
    {
      title: 'Every fixing touched',
      text: 'Vibration loosens nuts in a 600kg car. We put a spanner on each and paint-mark those we have torqued.',
    },
    {
      title: 'Home builds met without judgement',
      text: 'Some wiring is art and some is tape. You get a list of what is unsafe, what is untidy and what we would leave alone.',
    },
    {
      title: 'Track days planned for',
      text: 'Oil surge, pad fade and hot fluid are discussed ahead of the season.',
    },
    {
      title: 'Rules understood',
      text: 'IVA and MOT look at different things. Sharp edges, mirror views and emissions evidence each have their own answer.',
    },
    {
      title: 'Sensible warranty',
      text: 'The parts we supply and the labour on your Westfield come with 12 months of cover.',
    },
  ],
  packages: [
    {
      name: 'Spanner check',
      pricePence: 12900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil and filter for the fitted engine',
        'Suspension and steering fixings torqued',
        'Rod ends, bushes and ball joints checked',
        'Brake, clutch and fuel lines inspected',
        'Harness, roll bar and seat mounts tried by hand',
      ],
    },
    {
      name: 'Full service',
      pricePence: 24900,
      months: 12,
      miles: 12000,
      includes: [
        'Spanner check completed',
        'Spark plugs inspected or renewed',
        'Air filters or socks cleaned',
        'Carburettors or throttle bodies balanced',
        'Gearbox and differential levels',
        'Brakes stripped and lubricated',
        'Cooling fan and thermostat tested',
      ],
    },
    {
      name: 'Major service',
      pricePence: 44900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service completed',
        'Brake and clutch fluid replaced',
        'Gearbox and axle oil changed',
        'Cambelt inspected and its age discussed, on belt engines',
        'Fuel hoses and filter inspected or renewed',
        'Chassis tubes checked for corrosion and cracks',
        'Four-wheel geometry check',
        'Electrical earths cleaned',
      ],
    },
  ],
  specialServices: [
    {
      title: 'IVA preparation',
      text: 'Radiused edges, seat belt anchorages, steering column, lighting heights, speedometer and noise are checked against the manual before you pay for a test.',
    },
    {
      title: 'Kit car MOT help',
      text: 'We examine mirrors, lights, exhaust, seat belts and emissions, and read the V5C and build papers. What applies depends on registration date and engine evidence.',
      href: '/mot',
    },
    {
      title: 'Weber and throttle body tuning',
      text: 'Twin 40 or 45 DCOEs are synchronised with a flow meter, jetting reviewed and linkage play removed. Throttle bodies get the same treatment.',
    },
    {
      title: 'Corner weights and geometry',
      text: 'With driver weight in the seat we set ride height, camber, castor and toe. A well-set car turns evenly both ways.',
      href: '/suspension-repairs',
    },
    {
      title: 'Ford engine rebuild planning',
      text: 'Crossflow, Pinto, Zetec and Duratec all appear. We measure compression and leak-down and give a stage-by-stage plan.',
    },
    {
      title: 'Gearbox and differential refresh',
      text: 'Type 9 five-speeds and Sierra differentials are sturdy until they are tired. Bearings, seals and quick-shift bushes restore them.',
    },
    {
      title: 'Brake and pad upgrades',
      text: 'A light car needs pads that bite cold. Discs, lines and balance are matched to how you drive.',
      href: '/brake-service',
    },
    {
      title: 'Wiring loom tidy-up',
      text: 'Old crimps go, fuses get sized and labelled, and bare runs are sleeved away from heat. The circuit plan is yours.',
      href: '/electrical-services',
    },
  ],
  commonIssues: [
    {
      title: 'Loose rod ends and bushes',
      text: 'A light knock and wandering at speed come from worn joints. They are consumables on a car that sees kerbs and track days.',
    },
    {
      title: 'Oil surge in long corners',
      text: 'The pump sucks air on shallow sumps, and the oil light flickers on slip roads. Baffles, level and a wider look at the sump are the cure.',
    },
    {
      title: 'Low sump strikes',
      text: 'A ramp or speed hump dents or cracks the pan. On Duratec and Zetec swaps the casting hangs below the rails, so check for scars.',
    },
    {
      title: 'Overheating on slow roads',
      text: 'A small nose radiator needs its fan. Dirty switch contacts, trapped air and undersized ducts account for most cases.',
    },
    {
      title: 'Cracked exhaust brackets',
      text: 'Side-exit systems shake with the engine. Brackets and manifold welds crack, usually next to the first joint.',
    },
    {
      title: 'Rust below the powder coat',
      text: 'Stone chips let water under the coating on lower rails and around suspension brackets. Bubbles mean the metal has begun.',
    },
    {
      title: 'Bike-engine clutch and sprag wear',
      text: 'Megabusa and other bike-engined cars ask a motorcycle clutch to pull more weight than it was designed for. Slip under full load comes first.',
    },
    {
      title: 'Old tyres with good tread',
      text: 'Weekend cars wear rubber by age. Over six years we flag them, however deep the pattern, since grip fades when cold and wet.',
    },
  ],
  faqs: [
    {
      question: 'Can you take an unregistered Westfield through IVA?',
      answer:
        'We check and correct it beforehand. The test itself is run by the DVSA at its own centres, and you apply with your build evidence.',
    },
    {
      question: 'Which emissions limits apply to my kit car?',
      answer:
        'The date of first use and proof of engine age decide, and a Q plate changes the rules again. Bring your V5C and any engine documents.',
    },
    {
      question: 'I have no build history. Is that a problem?',
      answer:
        'No. We identify engine, gearbox and donor by castings and codes and write a sheet. After that, ordering parts is simple.',
    },
    {
      question: 'What are the charges?',
      answer:
        'A Spanner check is from £129, a Full service from £249, and a Major from £449. Tuning and fabrication are quoted separately.',
    },
    {
      question: 'Do you prepare cars before a track day?',
      answer:
        'Yes. Book two weeks ahead: fluids, pads, wheel nuts, belts and a leak check, then a run to temperature.',
    },
  ],
  related: ['/mot', '/suspension-repairs', '/brake-service', '/performance-tuning'],
} satisfies MakePage;
