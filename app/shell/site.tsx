import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';
import style from './site.module.css';

/** What surrounds every page of the public site, and the sign-in page. */
export default function Site() {
  return (
    <div className={style.room}>
      <a className={style.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
    </div>
  );
}
