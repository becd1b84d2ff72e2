import * as z from 'zod';

/**
 * What a page of the public site may contain. Every file under `content/` exports one
 * `page` that satisfies one of these shapes; the build refuses a file that does not and
 * names it. Texts are plain sentences without markup.
 */

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/[a-z0-9/-]*$/);
/** A page, or the index of makes on the home page. */
const place = z.union([path, z.literal('/#makes')]);

/** The drawings that a page may ask for; `app/drawings/` has one function for each. */
export const drawingNames = [
  'air-con',
  'battery',
  'brake-disc',
  'car-side',
  'clutch',
  'dpf',
  'exhaust',
  'gauge',
  'intercooler',
  'key',
  'lift',
  'obd-plug',
  'oil-filter',
  'panel-gap',
  'piston',
  'spanner',
  'spring-damper',
  'timing-chain',
  'tow-truck',
  'turbo',
  'van',
  'wheel-tyre',
] as const;

/** The text under a page's heading: two lines on a desktop screen, with up to 66 letters each. */
const support = text.max(132);
const faq = z.strictObject({ question: text, answer: text });
/** A link to another page; one to the contact page may begin the visitor's message there. */
const panelLink = z.strictObject({ label: text, href: path, message: text.max(100).optional() });
/** One card, benefit, component, problem, reason …: a title, a text and optional extras. */
const item = z.strictObject({
  title: text,
  text,
  /** Short lines under the text: features, symptoms, causes, what is included. */
  points: z.array(text).optional(),
  /** A few words set apart: an interval, a percentage, a response time, a price. */
  note: text.optional(),
  /** Where the whole card leads. */
  href: path.optional(),
  /** A link at the foot of the card. */
  link: z.strictObject({ label: text, href: path }).optional(),
});
const priced = z.strictObject({
  name: text,
  text,
  /** `From £X` in pence; absent if the page names no price. */
  pricePence: z.int().positive().optional(),
  /** For instance `Every 6 months or 6,000 miles`. */
  interval: text.optional(),
  /** For instance `Ideal for 2-5 vehicles`, `15-25% power`. */
  note: text.optional(),
  popular: z.literal(true).optional(),
  includes: z.array(text).min(1),
});

/** The page's answer above the fold: what it costs or includes, how long, when, warranty. */
const facts = z.array(z.strictObject({ label: text, value: text, href: place.optional() })).max(4);

const sectionHead = {
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  heading: text,
  intro: text.optional(),
  /** Invented or unconfirmed: shown only while `business.isDemonstration`. */
  demonstration: z.literal(true).optional(),
};
const section = z.discriminatedUnion('kind', [
  /** A ruled grid of cards. */
  z.strictObject({ kind: z.literal('cards'), ...sectionHead, items: z.array(item).min(2) }),
  /** Short lines in two columns where there is room: with ticks, or a plain mark if they are `signs` of trouble. */
  z.strictObject({
    kind: z.literal('list'),
    ...sectionHead,
    signs: z.literal(true).optional(),
    items: z.array(text).min(2),
  }),
  /** Numbered steps. */
  z.strictObject({ kind: z.literal('steps'), ...sectionHead, items: z.array(item).min(2) }),
  /** Packages, plans or stages side by side; at most one is `popular`. If `asked`, people enquire, not book. */
  z.strictObject({
    kind: z.literal('packages'),
    ...sectionHead,
    /** The word after a name in the message that its button begins: `service` makes `Basic service`. */
    noun: text.optional(),
    /** Under them. */
    link: z.strictObject({ label: text, href: place }).optional(),
    asked: z.literal(true).optional(),
    items: z.array(priced).min(2),
  }),
  /** Named figures, drawn as bars when they are percentages. */
  z.strictObject({
    kind: z.literal('figures'),
    ...sectionHead,
    items: z.array(z.strictObject({ title: text, value: z.number(), unit: text, text })).min(2),
  }),
  /** One panel that stands out: a warning, an offer, advice. */
  z.strictObject({
    kind: z.literal('panel'),
    ...sectionHead,
    tone: z.enum(['warn', 'info']),
    text,
    points: z.array(text).optional(),
    link: panelLink.optional(),
  }),
  /** Quotations. */
  z.strictObject({
    kind: z.literal('testimonials'),
    ...sectionHead,
    items: z.array(z.strictObject({ quote: text, name: text, vehicle: text })).min(1),
  }),
  /** Paragraphs, for the founding story and the legal pages. */
  z.strictObject({
    kind: z.literal('prose'),
    ...sectionHead,
    paragraphs: z.array(text).min(1),
    points: z.array(text).optional(),
  }),
]);

const head = {
  path,
  /** Three words at most: menus, breadcrumbs, related links. */
  label: text,
  /** The document's title without the business's name, which the page adds if it fits in 60 characters. */
  title: text.max(60),
  description: text.min(70).max(155),
  keywords: z.array(text).min(3).max(10),
  h1: text,
  intro: support,
};

/** A page of the route table that explains one kind of work, or the business. */
export const pageSchema = z.strictObject({
  ...head,
  family: z.enum(['home', 'service', 'about', 'contact', 'legal']),
  drawing: z.enum(drawingNames),
  facts: facts.default([]),
  /** What the page's structured data calls the work; only for service pages. */
  serviceType: text.optional(),
  sections: z.array(section),
  faqs: z.array(faq).default([]),
  /** Paths of pages a reader of this one may want next. */
  related: z.array(place).default([]),
  /** The closing call to action. */
  closing: z.strictObject({ heading: text, text }).optional(),
});

/** A make's page, at `/{slug}-servicing-chesterfield`. */
export const makeSchema = z.strictObject({
  slug: z.string().regex(/^[a-z-]+$/),
  name: text,
  title: text.max(60),
  description: text.min(70).max(155),
  keywords: z.array(text).min(3).max(10),
  intro: support,
  /** What the make's drawing shows: where the engine sits, which wheels it drives, what body most of them have. */
  drawing: z.strictObject({
    engine: z.enum(['front-transverse', 'front-longitudinal', 'mid', 'rear']),
    drive: z.enum(['front', 'rear', 'all']),
    body: z.enum(['city', 'hatch', 'saloon', 'suv', 'pickup', 'coupe', 'roadster', 'supercar']),
  }),
  whyChoose: z.array(item).length(6),
  packages: z
    .array(
      z.strictObject({
        name: text,
        pricePence: z.int().positive(),
        /** Months and miles between services, whichever comes first; no miles if the make counts only months. */
        months: z.int().positive(),
        miles: z.int().positive().optional(),
        includes: z.array(text).min(4).max(8),
      }),
    )
    .length(3),
  specialServices: z.array(item).length(8),
  commonIssues: z.array(item).length(8),
  faqs: z.array(faq).length(5),
  /** Paths of the service pages that this make's owners need most. */
  related: z.array(path).min(2).max(5),
});

/** A local landing page. */
export const localSchema = z.strictObject({
  ...head,
  serviceType: text,
  drawing: z.enum(drawingNames),
  facts: facts.length(4),
  /** Six benefit points under the introduction. */
  features: z.array(item).length(6),
  /** 'What You Get'. */
  whatYouGet: z.array(text).length(6),
  /** What this page says under each of the three trust headings, in the order of the specification. */
  trust: z.array(text).length(3),
  faqs: z.array(faq).length(5),
  related: z.array(place).min(2).max(6),
});

export type Page = z.input<typeof pageSchema>;
export type MakePage = z.infer<typeof makeSchema>;
export type LocalPage = z.infer<typeof localSchema>;
export type Section = z.infer<typeof section>;
export type Item = z.infer<typeof item>;
export type Faq = z.infer<typeof faq>;
export type DrawingName = (typeof drawingNames)[number];
