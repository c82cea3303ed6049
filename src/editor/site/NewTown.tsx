// Adds a town in steps: facts, place, picture; its texts begin as those of a neighbor and are changed afterwards.
import { type ReactNode, useId, useState } from 'react';
import { exchangeName } from '../../manifest/edit/exchange-name.ts';
import { badgeOf, slugOf } from '../../manifest/text/short-names.ts';
import { fields } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Town } from '../../model/manifest.generated.ts';
import {
  ButtonRow,
  Choice,
  Hint,
  MainButton,
  SideButton,
  Stack,
  TextArea,
  TextInput,
} from '../look/controls.ts';
import { PictureChooser } from '../pictures/PictureChooser.tsx';
import { openValue, startScreen, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { PlaceMap, type TownPlace } from './PlaceMap.tsx';

interface TownDraft {
  name: string;
  county: string;
  residents: string;
  blurb: string;
  like: string;
  place?: TownPlace;
  picture: string;
  alt: string;
}

const STEPS = ['The town', 'Its place on the map', 'A picture'];

export function NewTown() {
  const manifest = useEditor(({ state }) => state?.manifest);
  const towns = (fields(manifest).towns ?? []) as Town[];
  const models = towns.filter(({ kind, is_active }) => kind !== 'region' && is_active);
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState<TownDraft>({
    name: '',
    county: '',
    residents: '',
    blurb: '',
    like: models[0]?.id ?? '',
    picture: '',
    alt: '',
  });
  const set = (part: Partial<TownDraft>) => setDraft((old) => ({ ...old, ...part }));
  const model = towns.find(({ id }) => id === draft.like);
  const finish = async () => {
    if (!model) return;
    const value = townOf(draft, model, towns);
    const index = towns.length;
    const isDone = await writeAndSay(
      [{ kind: 'insert', pointer: ['towns'], at: index, value }],
      `added the town ${draft.name.trim()}`,
      'The town is there. Now go through its texts: they are still those of its neighbor.',
    );
    if (!isDone) return;
    startScreen({ kind: 'pages' });
    openValue(['towns', index]);
  };
  const isComplete = [
    draft.name.trim() &&
      draft.county.trim() &&
      /^[\d,. ]*\d$/.test(draft.residents) &&
      draft.blurb.trim(),
    true,
    draft.picture && draft.alt.trim(),
  ][at];
  return (
    <Stack>
      <p aria-live="polite">{`Step ${at + 1} of ${STEPS.length}: ${STEPS[at]}`}</p>
      {at === 0 && <Facts draft={draft} set={set} models={models} />}
      {at === 1 && (
        <PlaceMap towns={towns} place={draft.place} choose={(place) => set({ place })} />
      )}
      {at === 2 && <Picture draft={draft} set={set} />}
      <ButtonRow>
        {at > 0 && <SideButton onClick={() => setAt(at - 1)}>Back a step</SideButton>}
        <MainButton
          disabled={!isComplete}
          onClick={() => (at < STEPS.length - 1 ? setAt(at + 1) : finish())}
        >
          {at < STEPS.length - 1 ? 'Go on' : 'Add the town'}
        </MainButton>
      </ButtonRow>
    </Stack>
  );
}

interface StepProps {
  draft: TownDraft;
  set(part: Partial<TownDraft>): void;
}

function Facts({ draft, set, models }: StepProps & { models: Town[] }) {
  const { name, county, residents, blurb, like } = draft;
  return (
    <>
      <Labeled label="Name of the town" hint="Without the state.">
        {(id) => (
          <TextInput id={id} value={name} onChange={({ target }) => set({ name: target.value })} />
        )}
      </Labeled>
      <Labeled label="County" hint="Without the word County. Several with commas.">
        {(id) => (
          <TextInput
            id={id}
            value={county}
            onChange={({ target }) => set({ county: target.value })}
          />
        )}
      </Labeled>
      <Labeled label="How many people live there">
        {(id) => (
          <TextInput
            id={id}
            inputMode="numeric"
            value={residents}
            onChange={({ target }) => set({ residents: target.value })}
          />
        )}
      </Labeled>
      <Labeled label="One sentence about the town" hint="For lists of towns.">
        {(id) => (
          <TextArea
            id={id}
            rows={2}
            value={blurb}
            onChange={({ target }) => set({ blurb: target.value })}
          />
        )}
      </Labeled>
      <Labeled label="Which neighbor’s texts to begin with">
        {(id) => (
          <Choice id={id} value={like} onChange={({ target }) => set({ like: target.value })}>
            {models.map((town) => (
              <option key={town.id} value={town.id}>
                {town.name}
              </option>
            ))}
          </Choice>
        )}
      </Labeled>
    </>
  );
}

function Picture({ draft, set }: StepProps) {
  return (
    <>
      {draft.picture && <img src={draft.picture} alt="" style={{ maxWidth: '100%' }} />}
      <PictureChooser choose={(picture) => set({ picture })} />
      <Labeled label="What the picture shows" hint="In one sentence, for people who cannot see it.">
        {(id) => (
          <TextArea
            id={id}
            rows={2}
            value={draft.alt}
            onChange={({ target }) => set({ alt: target.value })}
          />
        )}
      </Labeled>
    </>
  );
}

function Labeled({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      {children(id)}
      {hint && <Hint>{hint}</Hint>}
    </div>
  );
}

const FACTS = ['coordinates', 'residents', 'residents_badge', 'place', 'state'];

/** The new entry: the facts, and the neighbor's texts with the name exchanged. */
function townOf(draft: TownDraft, model: Town, towns: Town[]): YamlValue {
  const name = draft.name.trim();
  const slug = slugOf(name);
  const residents = Number(draft.residents.replace(/\D/g, ''));
  const fresh = { name, slug };
  const texts = Object.entries(model).filter(
    ([key, value]) =>
      typeof value === 'object' &&
      !['counties', 'coordinates'].includes(key) &&
      !FACTS.includes(key),
  );
  const exchanged = (value: unknown): YamlValue => {
    if (typeof value === 'string') return exchangeName(value, model, fresh);
    if (Array.isArray(value)) return value.map(exchanged);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, exchanged(part)]));
    }
    return value as YamlValue;
  };
  return {
    id: slug,
    name,
    slug,
    hero_image_url: draft.picture,
    hero_alt_text: draft.alt.trim(),
    local_blurb: draft.blurb.trim(),
    is_active: true,
    display_order: Math.max(0, ...towns.map(({ display_order }) => display_order)) + 1,
    counties: draft.county
      .split(',')
      .map((county) => county.trim())
      .filter(Boolean),
    residents,
    residents_badge: badgeOf(residents),
    ...(draft.place && { coordinates: { ...draft.place } }),
    ...Object.fromEntries(texts.map(([key, value]) => [key, exchanged(value)])),
  };
}
