// The website's editor as an Edge Function: `npm run website` makes editor.js of it, which Supabase gets.
import { hostedEditor } from '../../../src/editor/hosted/hosted-editor.ts';
import { draftDatabase } from '../../../src/editor/stores/hosted/draft-database.ts';
import { codeHostOf } from '../../../src/editor/stores/hosted/repository.ts';
import { schemaOf } from '../../../src/manifest/schema/schema-files.ts';
import type { CompiledCode } from '../../../src/manifest/schema/validators.ts';

declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(answer: (request: Request) => Promise<Response>): void;
};

/** A variable that the function cannot do without. */
function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Set ${name}: npx supabase secrets set ${name}=…`);
  return value;
}

/** The files of the schema, and the code that was compiled of them: a function has no files beside it. */
declare const PACKED: {
  schema: [path: string, schema: object][];
  code: Record<string, CompiledCode>;
};

const kept = { find: (name: string) => PACKED.code[name], keep: () => {} };
// Supabase sets all three by itself.
const access = {
  url: required('SUPABASE_URL'),
  anonKey: required('SUPABASE_ANON_KEY'),
  secretKey: required('SUPABASE_SERVICE_ROLE_KEY'),
};
Deno.serve(
  hostedEditor({
    origin: new URL(required('WEBSITE_ORIGIN')).origin,
    schema: schemaOf(new Map(PACKED.schema), kept),
    host: codeHostOf(Deno.env.toObject()),
    database: (token) => draftDatabase({ ...access, token }),
  }),
);
