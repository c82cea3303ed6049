// Header and footer, which stay while a visitor goes from page to page.
import Link from 'next/link';
import { site } from './content.js';

const links = (list) =>
  list.map(({ to, text }) => (
    <Link href={to} key={to + text}>
      {text}
    </Link>
  ));

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <style>{site.css}</style>
        <link href="data:," rel="icon" />
      </head>
      <body>
        <header>
          <Link href="/">{site.name}</Link>
          <nav>{links(site.header)}</nav>
        </header>
        <main>{children}</main>
        <footer>{links(site.footer)}</footer>
      </body>
    </html>
  );
}
