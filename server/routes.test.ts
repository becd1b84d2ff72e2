import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { CachedRouter } from './routes.ts';

const app = new Hono({ router: new CachedRouter() })
  .use('/cars/*', async (c, next) => {
    await next();
    c.header('passed', 'yes');
  })
  .get('/cars', (c) => c.text('all'))
  .post('/cars', (c) => c.text('added'))
  .get('/cars/free', (c) => c.text('free'))
  .get('/cars/:id', (c) => c.text(`one: ${c.req.param('id')}`))
  .all('*', (c) => c.text('none', 404));

const asked = async (path: string, method = 'GET') => {
  const answer = await app.request(path, { method });
  return `${answer.status} ${await answer.text()} ${answer.headers.get('passed') ?? ''}`.trim();
};

test('an address leads to the same routes each time, whatever was requested before', async () => {
  for (const _ of ['first', 'known']) {
    expect(await asked('/cars')).toBe('200 all yes');
    expect(await asked('/cars', 'POST')).toBe('200 added yes');
    expect(await asked('/cars/free')).toBe('200 free yes');
    for (const id of ['7', '8']) expect(await asked(`/cars/${id}`)).toBe(`200 one: ${id} yes`);
    expect(await asked('/cars', 'DELETE')).toBe('404 none yes');
    expect(await asked('/vans')).toBe('404 none');
  }
});

test('made-up addresses are not cached for ever', async () => {
  const router = new CachedRouter<string>();
  router.add('ALL', '*', 'none');
  const first = router.match('GET', '/vans');
  expect(router.match('GET', '/vans')).toBe(first);
  for (let each = 0; each < 300; each += 1) router.match('GET', `/vans/${each}`);
  expect(router.match('GET', '/vans')).not.toBe(first);
  expect(router.match('GET', '/vans')).toEqual(first);
});
