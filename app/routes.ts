import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { locals, makes, pages } from '../content/pages.ts';

/**
 * The site map. The public paths come from the content files, one file per page. No other paths exist:
 *
 * `/`, the service pages, `/about`, `/contact`, `/privacy`, `/terms`   content/site and content/services
 * `/{make}-servicing-chesterfield`                                     content/makes
 * `/{job}-chesterfield`                                                content/local
 * `/auth`, `/dashboard`                                                app/pages/account
 * `/dev/kit`                                                           every part of the design, refused in production
 */
const screens = {
  home: 'pages/public/home.tsx',
  service: 'pages/public/service.tsx',
  about: 'pages/public/about.tsx',
  contact: 'pages/public/contact.tsx',
  legal: 'pages/public/legal.tsx',
};

export default [
  layout('shell/site.tsx', [
    ...pages.map(({ path, family }) => route(path, screens[family], { id: path })),
    ...makes.map(({ path }) => route(path, 'pages/public/make.tsx', { id: path })),
    ...locals.map(({ path }) => route(path, 'pages/public/local.tsx', { id: path })),
    route('/auth', 'pages/account/auth.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  route('/dashboard', 'pages/account/dashboard.tsx'),
  route('/dev/kit', 'pages/dev/kit.tsx'),
] satisfies RouteConfig;
