// Hostile texts, and a manifest that has one in every place that takes it.
import { parse, stringify } from 'yaml';
import type { Diagnostic } from '../../../src/manifest/diagnostic.ts';
import type { Site } from '../../../src/model/site.ts';
import { manifestText, verdictOn } from '../../manifest/real-manifest.ts';

/** Texts that would do harm if they became markup, script, an address or a second line of something. */
export const HOSTILE: Record<string, string> = {
  'a script element': '<script>alert(1)</script>',
  'a picture with a handler': '"><img src=x onerror=alert(1)>',
  'an attribute with a handler': '" onmouseover="alert(1)" x="',
  'the end of the data element': '</script><script>alert(1)</script>',
  'the end of style and title': '</style></title></textarea><svg onload=alert(1)>',
  'the beginning of a comment': '<!--<script>',
  'the end of a comment': '--><b>',
  'an address that is script': 'javascript:alert(1)',
  'an address that is data': 'data:text/html,<script>alert(1)</script>',
  'an address of another host': '//elsewhere.example/x',
  'an address with a backslash': '/\\elsewhere.example',
  entities: '&lt;script&gt;&#60;b&#x3e;&amp;amp;&quot',
  'patterns of a replacement': "$$ $& $1 $` $'",
  'JSON and templates': `"}],"x":[{"\${alert(1)}":\`\\u003c\``,
  'a quote and a line of headers': "'; DROP TABLE seo_pages; --\r\nBcc: x@example.com",
  'a CDATA section': ']]><![CDATA[<url>',
  'letters turned around': '\u202egnp.exe\u2066',
  'line separators': 'one\u2028two\u2029three',
  'a null and a bell': 'a\u0000b\u0007c',
};

/** A text of the manifest and its place. */
interface Place {
  pointer: (string | number)[];
  text: string;
}

/** The fate of one hostile text. */
export interface Injection {
  site: Site;
  /** The places that took the text, by the mark before it. */
  taken: Map<string, Place>;
  /** The check's messages about the other places. */
  diagnostics: Diagnostic[];
}

/** A mark that is found again in whatever becomes of a text, and that no text holds by itself. */
const markOf = (index: number) => `q${index}q`;

/** Every text of the manifest. Those that take in a town's text stay: without them no town may have that text. */
export function places(): Place[] {
  const found: Place[] = [];
  const look = (value: unknown, pointer: Place['pointer']): void => {
    if (typeof value === 'string' && !value.includes('{town.'))
      found.push({ pointer, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      look(part, [...pointer, Array.isArray(value) ? Number(key) : key]);
    }
  };
  look(parse(manifestText), []);
  return found;
}

/** The check lists fifty refusals of a kind at a time, and every place may refuse a text. */
const ROUNDS = 60;

/**
 * Puts a text, after a mark, into every place of the manifest, and takes it back where the check refuses it.
 * Throws when something remains that the check refuses.
 */
export function inject(hostile: string): Injection {
  const taken = new Map(places().map((place, index) => [markOf(index), place]));
  const diagnostics: Diagnostic[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { site, diagnostics: found } = verdictOn(manifestWith(taken, hostile));
    const errors = found.filter(({ severity }) => severity === 'error');
    if (site) return { site, taken, diagnostics };
    diagnostics.push(...errors);
    for (const { pointer } of errors) {
      for (const [mark, place] of taken) if (isWithin(place.pointer, pointer)) taken.delete(mark);
    }
  }
  throw new Error(`the check still refuses: ${JSON.stringify(diagnostics.slice(-3), null, 1)}`);
}

const isWithin = (inner: Place['pointer'], outer: Diagnostic['pointer']) =>
  outer.every((step, index) => inner[index] === step);

function manifestWith(taken: Map<string, Place>, hostile: string): string {
  const data = parse(manifestText);
  for (const [mark, { pointer }] of taken) {
    const parent = pointer.slice(0, -1).reduce((node, step) => node[step], data);
    parent[pointer.at(-1) as string] = mark + hostile;
  }
  return stringify(data, { lineWidth: 0 });
}
