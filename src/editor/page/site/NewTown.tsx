// Adds a town in steps: facts, place, picture; its texts begin as those of a neighbor and are changed afterwards.
import { type ReactNode, useId, useState } from 'react';
import { fields } from '../../../manifest/text/values.ts';
import type { Town } from '../../../model/manifest.generated.ts';
import {
  ButtonRow,
  Choice,
  Fault,
  Hint,
  MainButton,
  SideButton,
  Stack,
  TextArea,
  TextInput,
} from '../look/controls.ts';
import { PictureChooser } from '../pictures/PictureChooser.tsx';
import { openScreen, openValue, say, startScreen, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { type Faults, missingIn, type TownDraft, townOf, typedCounties } from './town-draft.ts';

const STEPS = ['The town', 'Its place on the map', 'A picture'];

export function NewTown() {
  const manifest = useEditor(({ state }) => state?.manifest);
  const towns = (fields(manifest).towns ?? []) as Town[];
  const models = towns.filter(({ kind, is_active }) => kind !== 'region' && is_active);
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState(false);
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
    );
    if (!isDone) return;
    startScreen({ kind: 'pages' });
    openValue(['towns', index]);
    openScreen({ kind: 'town-walk', town: index });
    say(
      `${draft.name.trim()} was added. Its texts still say what is true in ${model.name}: go through them, and write what is true here.`,
    );
  };
  const missing = missingIn(draft, at);
  const goTo = (step: number) => {
    setMoved(true);
    setAt(step);
  };
  const goOn = () => {
    if (Object.keys(missing).length > 0) return setAsked(true);
    setAsked(false);
    return at < STEPS.length - 1 ? goTo(at + 1) : void finish();
  };
  const faults = asked ? missing : {};
  return (
    <Stack>
      <p key={at} ref={moved ? focusOnce : undefined} tabIndex={-1}>
        {`Step ${at + 1} of ${STEPS.length}: ${STEPS[at]}`}
      </p>
      {at === 0 && <Facts draft={draft} set={set} faults={faults} models={models} />}
      {at === 1 && (
        <PlaceMap
          towns={towns}
          counties={typedCounties(draft.county)}
          place={draft.place}
          choose={(place) => set({ place })}
        />
      )}
      {at === 2 && <Picture draft={draft} set={set} faults={faults} />}
      <ButtonRow>
        {at > 0 && <SideButton onClick={() => goTo(at - 1)}>Back a step</SideButton>}
        <MainButton onClick={goOn}>{at < STEPS.length - 1 ? 'Go on' : 'Add the town'}</MainButton>
      </ButtonRow>
    </Stack>
  );
}

interface StepProps {
  draft: TownDraft;
  set(part: Partial<TownDraft>): void;
  /** Why the step is not complete, by field. */
  faults: Faults;
}

function Facts({ draft, set, faults, models }: StepProps & { models: Town[] }) {
  const { name, county, residents, blurb, like } = draft;
  return (
    <>
      <Labeled label="Name of the town" hint="Without the state." fault={faults.name}>
        {(id) => (
          <TextInput id={id} value={name} onChange={({ target }) => set({ name: target.value })} />
        )}
      </Labeled>
      <Labeled
        label="County"
        hint="Without the word County. Several with commas."
        fault={faults.county}
      >
        {(id) => (
          <TextInput
            id={id}
            value={county}
            onChange={({ target }) => set({ county: target.value })}
          />
        )}
      </Labeled>
      <Labeled label="How many people live there" fault={faults.residents}>
        {(id) => (
          <TextInput
            id={id}
            inputMode="numeric"
            value={residents}
            onChange={({ target }) => set({ residents: target.value })}
          />
        )}
      </Labeled>
      <Labeled label="One sentence about the town" hint="For lists of towns." fault={faults.blurb}>
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

function Picture({ draft, set, faults }: StepProps) {
  return (
    <>
      {draft.picture ? (
        <>
          <img src={draft.picture} alt="" style={{ maxWidth: '100%' }} />
          <SideButton ref={focusOnce} onClick={() => set({ picture: '' })}>
            Choose another picture
          </SideButton>
        </>
      ) : (
        <PictureChooser choose={(picture) => set({ picture })} />
      )}
      <div aria-live="polite">{faults.picture && <Fault>{faults.picture}</Fault>}</div>
      <Labeled
        label="What the picture shows"
        hint="In one sentence, for people who cannot see it."
        fault={faults.alt}
      >
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

/** React calls this once, as it is the same function at each render. */
const focusOnce = (element: HTMLElement | null) => element?.focus();

function Labeled({
  label,
  hint,
  fault,
  children,
}: {
  label: string;
  hint?: string;
  fault?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <div aria-live="polite">{fault && <Fault>{fault}</Fault>}</div>
      {children(id)}
      {hint && <Hint>{hint}</Hint>}
    </div>
  );
}
