// The drawing of the page's result in a search engine, which follows the typing.
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { SearchResult } from '../../../ui/drawings/SearchResult.tsx';
import { useEditor } from '../wire/store.ts';
import { useFilled } from './Counter.tsx';

export function TypedResult({ pointer }: { pointer: Pointer }) {
  const state = useEditor((store) => store.state);
  const words = useFilled();
  const shown = useEditor(({ path }) => path);
  const { meta_title = '', meta_description = '' } = fields(valueAt(state?.manifest, pointer));
  const own = fields(valueAt(state?.manifest, pointer.slice(0, -1))).path;
  return (
    <SearchResult
      origin={String(fields(fields(state?.manifest).site).origin ?? '')}
      path={words(String(own ?? shown))}
      title={words(String(meta_title))}
      description={words(String(meta_description))}
    />
  );
}
