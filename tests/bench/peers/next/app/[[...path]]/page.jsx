// Any page.
import Link from 'next/link';
import { pages } from '../content.js';

const addressOf = (path) => (path ? `/${path.join('/')}/` : '/');

async function pageAt(params) {
  const { path } = await params;
  return pages.find((page) => page.path === addressOf(path));
}

export const generateStaticParams = () =>
  pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { title, description } = await pageAt(params);
  return { title, description };
}

export default async function Page({ params }) {
  const { blocks } = await pageAt(params);
  return blocks.map(({ tag: Tag, text, to }, index) => {
    const key = `${index}`;
    if (Tag !== 'a') return <Tag key={key}>{text}</Tag>;
    return (
      <p key={key}>
        {to.startsWith('/') && !to.endsWith('.html') ? (
          <Link href={to}>{text}</Link>
        ) : (
          <a href={to}>{text}</a>
        )}
      </p>
    );
  });
}
