// Adds a town in steps: facts, place, picture; its texts begin as those of a neighbor and are changed afterwards.
import { type FormEvent, useState } from 'react';
import { townTexts } from '../../../manifest/site/expand/town-texts.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { Manifest, Service, Town } from '../../../model/manifest.generated.ts';
import { PictureChooser } from '../pictures/Pictures.tsx';
import { ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { Question } from '../ui/Question.tsx';
import { openScreen, openValue, showMessage, startScreen, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { type TownDraft, townOf, typedCounties } from './town-draft.ts';

const STEPS = ['The town', 'Its place on the map', 'A picture'];

export function NewTown() {
  const manifest = useEditor(({ state }) => state?.manifest);
  const towns = (asObject(manifest).towns ?? []) as Town[];
  const models = towns.filter(({ kind, is_active }) => kind !== 'region' && is_active);
  const { services = [] } = asObject(manifest) as Partial<Manifest>;
  const offered = services.filter(({ id }) => models.some((town) => townTexts(town, id)));
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const [draft, setDraft] = useState<TownDraft>({
    services: offered.length === 1 ? offered.map(({ id }) => id) : [],
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
    showMessage(
      `${draft.name.trim()} was added. Its texts still say what is true in ${model.name}: go through them, and write what is true here.`,
    );
  };
  const goTo = (step: number) => {
    setMoved(true);
    setAt(step);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (at < STEPS.length - 1) goTo(at + 1);
    else if (draft.picture) void finish();
    else showMessage('Please choose a picture, and press “Use this picture” below it.', true);
  };
  return (
    <Stack as="form" onSubmit={goOn}>
      <p key={at} ref={moved ? focusOnce : undefined} tabIndex={-1}>
        {`Step ${at + 1} of ${STEPS.length}: ${STEPS[at]}`}
      </p>
      {at === 0 && <Facts draft={draft} set={set} models={models} services={offered} />}
      {at === 1 && (
        <PlaceMap
          towns={towns}
          counties={typedCounties(draft.county)}
          place={draft.place}
          choose={(place) => set({ place })}
        />
      )}
      {at === 2 && <Picture draft={draft} set={set} />}
      <ButtonRow>
        {at > 0 && <SideButton onClick={() => goTo(at - 1)}>Back a step</SideButton>}
        <MainButton type="submit">{at < STEPS.length - 1 ? 'Go on' : 'Add the town'}</MainButton>
      </ButtonRow>
    </Stack>
  );
}

interface StepProps {
  draft: TownDraft;
  set(part: Partial<TownDraft>): void;
}

interface FactsProps extends StepProps {
  models: Town[];
  services: Service[];
}

function Facts({ draft, set, models, services }: FactsProps) {
  const asks = (key: Exclude<keyof TownDraft, 'place' | 'services'>) => ({
    value: draft[key],
    change: (words: string) => set({ [key]: words }),
    required: true,
  });
  return (
    <>
      <fieldset>
        <legend>
          <b>What you offer there</b>
        </legend>
        {services.map(({ id, label }) => (
          <p key={id}>
            <label>
              <input
                type="checkbox"
                checked={draft.services.includes(id)}
                required={draft.services.length === 0}
                onChange={({ target }) => {
                  const others = draft.services.filter((other) => other !== id);
                  set({ services: target.checked ? [...others, id] : others });
                }}
              />{' '}
              {label}
            </label>
          </p>
        ))}
        <Hint>Each has a page of its own for the town.</Hint>
      </fieldset>
      <Question label="Name of the town" hint="Without the state." {...asks('name')} />
      <Question
        label="County"
        hint="Without the word County. Several with commas."
        {...asks('county')}
      />
      <Question
        label="How many people live there"
        input={{ inputMode: 'numeric', pattern: '[\\d,. ]*\\d', title: 'A number, such as 2,500' }}
        {...asks('residents')}
      />
      <Question
        label="One sentence about the town"
        hint="For lists of towns."
        rows={2}
        {...asks('blurb')}
      />
      <Question
        label="Which neighbor’s texts to begin with"
        options={models.map(({ id, name }) => ({ value: id, name }))}
        {...asks('like')}
      />
    </>
  );
}

function Picture({ draft, set }: StepProps) {
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
      <Question
        label="What the picture shows"
        hint="In one sentence, for people who cannot see it."
        required
        rows={2}
        value={draft.alt}
        change={(alt) => set({ alt })}
      />
    </>
  );
}

/** React calls this once, as it is the same function at each render. */
const focusOnce = (element: HTMLElement | null) => element?.focus();
