// In development: every section type with its examples, each beside the lines of pages.yaml that make it.
export interface GalleryProps {
  types: {
    type: string;
    description: string;
    examples: {
      /** The page that shows the example; absent when it names something that the manifest does not have. */
      path?: string;
      yaml: string;
    }[];
  }[];
}

/** The widths in which an example can be looked at, in pixels. */
const WIDTHS = [
  ['Phone', 360],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const;

/** The page /_sections/. It is plain HTML; section-gallery.ts fits the frames and copies. */
export function SectionGallery({ types }: GalleryProps) {
  return (
    <div className="layout">
      <header className="top">
        <h1>All section types</h1>
        <p>
          A page is a list of sections. Here is every type with the examples of its schema: pick
          one, copy its lines, paste them under <code>sections:</code> of a page in{' '}
          <code>pages.yaml</code>, and change the words.
        </p>
        <fieldset className="widths" aria-label="Show the examples as on a">
          {WIDTHS.map(([name, width]) => (
            <label key={name}>
              <input type="radio" name="width" value={width} />
              {name}
            </label>
          ))}
        </fieldset>
      </header>
      <nav className="index" aria-label="Section types">
        {types.map(({ type }) => (
          <a key={type} href={`#${type}`}>
            {type}
          </a>
        ))}
      </nav>
      <main>
        {types.map(({ type, description, examples }) => (
          <section className="chapter" key={type} id={type} aria-labelledby={`${type}-title`}>
            <h2 id={`${type}-title`}>{type}</h2>
            <p>
              {description}{' '}
              <a href={`/schema/README.md#section-${type}`}>All its fields in schema/README.md</a>
            </p>
            {examples.map(({ path, yaml }, index) => (
              <Example key={yaml} path={path} yaml={yaml} name={`${type}, example ${index + 1}`} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Example({ path, yaml, name }: { path?: string; yaml: string; name: string }) {
  return (
    <div className="example">
      <div className="stage">
        {path ? (
          <iframe src={path} title={name} loading="lazy" />
        ) : (
          <p>It names a list or a picture that your pages.yaml does not have.</p>
        )}
      </div>
      <div className="source">
        <div className="tools">
          {path && (
            <a href={path} target="_blank" rel="noopener">
              Open alone
            </a>
          )}
          <button type="button" data-copy>
            Copy
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
        <pre tabIndex={0}>
          {yaml.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <Line key={at} text={line} />
          ))}
        </pre>
      </div>
    </div>
  );
}

/** A line of YAML with its key set off. */
function Line({ text }: { text: string }) {
  const [, before = '', key = '', rest = ''] =
    /^((?:\s|- )*)([\w-]+:(?= |$))?(.*)$/.exec(text) ?? [];
  return (
    <>
      {before}
      {key && <b>{key}</b>}
      {`${rest}\n`}
    </>
  );
}
