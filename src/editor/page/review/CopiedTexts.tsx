// Says before a publication which towns still have another town's texts: visitors would read what is not true there.
import { fields } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import type { Review } from '../../protocol.ts';
import { Box, SideButton } from '../look/controls.ts';
import { CLOSE, textsBeside } from '../site/texts-beside.ts';
import { openScreen, useEditor } from '../wire/store.ts';

/** From this share of copied texts on, a town's texts were not gone through. */
const MANY = 1 / 4;

/** Only the towns whose pages the review names are looked at. */
export function CopiedTexts({ groups, close }: Pick<Review, 'groups'> & { close(): void }) {
  const towns = useEditor(({ state }) => fields(state?.manifest).towns ?? []) as Town[];
  const told = groups.flatMap(({ path, notices }) => [path, ...notices.map(({ words }) => words)]);
  const rows = towns.flatMap(({ name, slug, is_active }, index) => {
    if (!is_active || !told.some((words) => words?.includes(`/${slug}/`))) return [];
    const all = textsBeside(index, towns);
    const copied = all.filter(({ nearest }) => nearest && nearest.share >= CLOSE);
    return copied.length > all.length * MANY ? [{ index, name, count: copied.length }] : [];
  });
  return rows.map(({ index, name, count }) => (
    <Box key={index}>
      <strong>{`${count} texts of ${name} still say what another town’s say.`}</strong>
      <div>
        <SideButton
          onClick={() => {
            close();
            openScreen({ kind: 'town-walk', town: index });
          }}
        >
          Go through the texts of {name}
        </SideButton>
      </div>
    </Box>
  ));
}
