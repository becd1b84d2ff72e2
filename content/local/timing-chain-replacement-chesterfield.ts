import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/timing-chain-replacement-chesterfield',
  label: 'Timing chain Chesterfield',
  title: 'Timing chain replacement in Chesterfield: 1-2 days',
  description:
    'Cold-start rattle or cam timing codes? Timing chain, guides and tensioner replaced in Chesterfield in 1-2 days, with locking tools and a 12-month warranty.',
  keywords: [
    'timing chain replacement Chesterfield',
    'timing chain rattle',
    'N47 timing chain Derbyshire',
    'chain tensioner replacement',
    'timing chain specialist Chesterfield',
    'P0016 fault code',
  ],
  h1: 'Timing chain replacement in Chesterfield',
  intro:
    'A rattle at cold start is the chain’s early warning. We measure the stretch and replace the full set in 1-2 days.',
  serviceType: 'Timing chain replacement',
  drawing: 'timing-chain',
  facts: [
    { label: 'Price', value: 'Estimated after an inspection' },
    { label: 'How long', value: '1-2 days' },
    { label: 'Includes', value: 'Chain, guides and tensioner' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'Stretch read before covers come off',
      text: 'Live data compares the camshafts with the crankshaft. Together with oil pressure and a listen at cold start, it separates a tired chain from a sticking cam adjuster.',
    },
    {
      title: 'Engines known for it',
      text: 'BMW and MINI N47 diesels, MINI and Peugeot 1.6 turbo petrols, Volkswagen’s early 1.4 TSI and second-generation EA888, Vauxhall’s small petrols. Age and oil history decide, more than the badge.',
    },
    {
      title: 'The whole set at once',
      text: 'Plastic guides go brittle and tensioners lose travel. New links on hooked sprockets wear out early, so everything that touches the chain is changed or measured.',
    },
    {
      title: 'Shafts locked with the right tools',
      text: 'Camshafts and crankshaft are held with the maker’s pattern of tools. Stretch bolts are renewed and tightened by torque and angle.',
    },
    {
      title: 'Cold mornings bring it out',
      text: 'A drained tensioner has nothing to push with until oil arrives. That is why the noise appears on a frosty Derbyshire start and is gone by the end of the street.',
    },
    {
      title: 'Motorway miles count too',
      text: 'Long-life oil intervals suit an M1 commuter’s calendar better than the chain. Thin, dirty oil wears every pin in it, and a thousand small wears add up to stretch.',
    },
  ],
  whatYouGet: [
    'Timing chain, guides and tensioner, with sprockets where the kit or wear requires',
    'Front or rear crankshaft seal and cover gaskets',
    'Balance shaft or oil pump chain, if the engine has one and it is worn',
    'Fresh oil and filter to the right approval',
    'Sump and pickup checked for broken guide pieces',
    'Cam timing values recorded after the first warm run',
  ],
  trust: [
    'Chain, tensioner, guides and the labour carry a 12-month warranty. Oil changed on time is what keeps them healthy long after it ends.',
    'Bring it to us in Chesterfield before it jumps. If it rattles under load, let recovery fetch the car instead of driving across the county.',
    'Expect 1-2 days. Where the chain sits at the gearbox end, the engine or gearbox has to come out, and the estimate says so.',
  ],
  faqs: [
    {
      question: 'Chain, belt or wet belt: which does my engine have?',
      answer:
        'The engine code decides it, since one model name covers several. Send the registration and we look it up. Belts have a replacement age in the schedule, chains do not, and belts in oil should be treated as belts.',
    },
    {
      question: 'Aren’t timing chains meant to last the life of the car?',
      answer:
        'That was the idea. With clean oil many do. Stretched oil intervals, weak tensioner designs and narrow chains have shortened that life on a number of engines.',
    },
    {
      question: 'What happens if it snaps or jumps?',
      answer:
        'On nearly all modern engines the pistons meet the valves. Bent valves are the mild outcome, a ruined cylinder head or piston the other. At that point a used engine may cost less than the repair.',
    },
    {
      question: 'Which warning signs should I take seriously?',
      answer:
        'A metallic rattle in the first seconds after starting, codes such as P0016 or P0017, rough idle, or hard starting. If the noise stays when the engine is warm, stop driving.',
    },
    {
      question: 'Could it be something cheaper?',
      answer:
        'Sometimes. Low oil, a failed cam adjuster solenoid, a loose heat shield or a dual-mass flywheel can all sound or read alike. Finding out costs an inspection, which is why we start there.',
    },
  ],
  related: ['/timing-chain-belt', '/diagnostics', '/oil-change-chesterfield', '/recovery-breakdown'],
} satisfies LocalPage;
