import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router';
import '../../../app/styles/tokens.css';
import '../../../app/styles/base.css';
import '../../../app/fonts/fonts.css';
import Home, { loader } from '../../../app/pages/public/home.tsx';
import Site from '../../../app/shell/site.tsx';

/** Our home page as the usual template shows it: an empty document that scripts fill. */
function HomePage() {
  const loaderData = useLoaderData<typeof loader>();
  return <Home {...({ loaderData } as Parameters<typeof Home>[0])} />;
}

const router = createBrowserRouter([
  { Component: Site, children: [{ index: true, loader, Component: HomePage }] },
]);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
