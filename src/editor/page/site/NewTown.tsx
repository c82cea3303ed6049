// Adds a town in three steps: its facts, a picture, and its texts, one below the other.
import { type FormEvent, useEffect, useState } from 'react';
import { townTexts } from '../../../manifest/site/expand/town-texts.ts';
import { withThousandsSeparators } from '../../../manifest/text/strings.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import { newTown, typedCounties } from '../../document/new-entries.ts';
import { type TownModel, townQuestions, townTextsOf } from '../../document/town-questions.ts';
import { PictureChooser } from '../pictures/Pictures.tsx';
import { openPage } from '../preview/frame.ts';
import { fillPlaceholders, useForms } from '../schema/use-forms.ts';
import { Box, ButtonRow, CheckRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { Question } from '../ui/Question.tsx';
import { showMessage, useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';
import { PlaceMap, type TownPlace } from './PlaceMap.tsx';

interface TownForm {
  step: number;
  services: string[];
  name: string;
  counties: string;
  residents: string;
  blurb: string;
  coordinates?: TownPlace;
  picture: string;
  alt: string;
  /** By service and key. */
  texts: Record<string, Record<string, string>>;
}

const STEPS = ['The town', 'A picture', 'What its pages say'];

const EMPTY_FORM: TownForm = {
  ...{ step: 0, services: [], texts: {} },
  ...{ name: '', counties: '', residents: '', blurb: '', picture: '', alt: '' },
};

/** The session storage key of the form, which outlives Back and a reload. */
const STORAGE_KEY = 'curbside:new-town';

function useTownForm() {
  const [form, setForm] = useState<TownForm>(() => {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored ? (JSON.parse(stored) as TownForm) : EMPTY_FORM;
  });
  useEffect(() => {
    // Where storage is full, the page has the form until it is closed.
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(form));
    } catch {}
  }, [form]);
  const set = (part: Partial<TownForm>) => setForm((old) => ({ ...old, ...part }));
  return [form, set] as const;
}

interface StepProps {
  form: TownForm;
  set(part: Partial<TownForm>): void;
  manifest: Manifest;
}

export function NewTown() {
  const forms = useForms();
  const [form, set] = useTownForm();
  const [moved, setMoved] = useState(false);
  const manifest = forms.manifest as Manifest;
  const { step, services } = form;
  const models = services.flatMap((service) => modelFor(service, form, manifest) ?? []);
  const goTo = (next: number) => {
    setMoved(true);
    set({ step: next });
  };
  const finish = async () => {
    const texts = models.map(({ service, at }) => [
      service,
      townTextsOf({ service, at, forms }, form.texts[service] ?? {}),
    ]);
    const like = manifest.towns[models[0]?.at ?? 0]?.id ?? '';
    const change = newTown(manifest, {
      ...form,
      ...{ like, texts: Object.fromEntries(texts) },
      picture: { src: form.picture, alt: form.alt },
    });
    const name = form.name.trim();
    if (!(await writeAndReport([change], `added the town ${name}`))) return;
    set(EMPTY_FORM);
    sessionStorage.removeItem(STORAGE_KEY);
    const template = manifest.town_pages?.find(({ service }) => services.includes(service));
    const { slug } = asObject(change.value);
    openPage(template?.path.replace('{slug}', String(slug)) ?? '/');
    showMessage(`${name} was added. Publish shows it to visitors.`);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 1 && !form.picture)
      showMessage('Please choose a picture, and press “Use this picture” below it.', true);
    else if (step < STEPS.length - 1) goTo(step + 1);
    else void finish();
  };
  return (
    <Stack as="form" onSubmit={handleSubmit}>
      <p key={step} ref={moved ? focusOnce : undefined} tabIndex={-1}>
        {`Step ${step + 1} of ${STEPS.length}: ${STEPS[step]}`}
      </p>
      {step === 0 && <Facts form={form} set={set} manifest={manifest} />}
      {step === 1 && <Picture form={form} set={set} />}
      {step === 2 &&
        models.map((model) => (
          <Texts key={model.service} model={{ ...model, forms }} {...{ form, set, manifest }} />
        ))}
      <ButtonRow>
        {step > 0 && <SideButton onClick={() => goTo(step - 1)}>Back a step</SideButton>}
        <MainButton type="submit">{step < STEPS.length - 1 ? 'Go on' : 'Add the town'}</MainButton>
      </ButtonRow>
    </Stack>
  );
}

/** The nearest town that has the service, whose texts are the examples. */
function modelFor(service: string, { coordinates }: TownForm, { towns }: Manifest) {
  const distance = ({ coordinates: other }: Town) =>
    coordinates && other
      ? Math.hypot(
          other.latitude - coordinates.latitude,
          (other.longitude - coordinates.longitude) * 0.7,
        )
      : Number.MAX_VALUE;
  const [at] = [...towns.entries()]
    .flatMap(([index, town]) =>
      town.kind !== 'region' && townTexts(town, service) ? [[index, distance(town)] as const] : [],
    )
    .sort(([, a], [, b]) => a - b)
    .map(([index]) => index);
  return at === undefined ? undefined : { service, at };
}

function Facts({ form, set, manifest }: StepProps) {
  const { towns, services } = manifest;
  const offered = services.filter(({ id }) => towns.some((town) => townTexts(town, id)));
  const asks = (key: 'name' | 'counties' | 'residents' | 'blurb') => ({
    value: form[key],
    change: (words: string) => set({ [key]: words }),
    required: true,
  });
  return (
    <>
      <fieldset>
        <legend>
          <b>What you offer there</b>
        </legend>
        {offered.map(({ id, label }) => (
          <CheckRow key={id}>
            <input
              type="checkbox"
              checked={form.services.includes(id)}
              required={form.services.length === 0}
              onChange={({ target }) => {
                const others = form.services.filter((other) => other !== id);
                set({ services: target.checked ? [...others, id] : others });
              }}
            />
            {label}
          </CheckRow>
        ))}
        <Hint>Each has a page of its own for the town.</Hint>
      </fieldset>
      <Question label="Name of the town" hint="Without the state." {...asks('name')} />
      <PlaceMap
        towns={towns}
        counties={typedCounties(form.counties)}
        place={form.coordinates}
        choose={(coordinates, county) => set({ coordinates, ...(county && { counties: county }) })}
      />
      <Question
        label="County"
        hint="The map fills it in. Several with commas."
        {...asks('counties')}
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
    </>
  );
}

function Picture({ form, set }: Omit<StepProps, 'manifest'>) {
  return (
    <>
      {form.picture ? (
        <>
          <img src={form.picture} alt="" style={{ maxWidth: '100%' }} />
          <SideButton ref={focusOnce} onClick={() => set({ picture: '' })}>
            Choose another picture
          </SideButton>
        </>
      ) : (
        <PictureChooser shape={16 / 9} choose={(picture) => set({ picture })} />
      )}
      <Question
        label="What the picture shows"
        hint="In one sentence, for people who cannot see it."
        required
        rows={2}
        value={form.alt}
        change={(alt) => set({ alt })}
      />
    </>
  );
}

/** The texts for one service: with nothing typed, a part that may be left out is not on the page. */
function Texts({ model, form, set, manifest }: StepProps & { model: TownModel }) {
  const { service, at } = model;
  const placeholders = useEditor(({ state }) => state?.placeholders) ?? {};
  const typed = form.texts[service] ?? {};
  const { name: neighbor = '', residents = 0 } = manifest.towns[at] ?? {};
  const ofNeighbor = {
    ...placeholders,
    ...{ town: neighbor, place: neighbor },
    residents: withThousandsSeparators(residents),
  };
  const name = form.name.trim();
  const words = { ...placeholders, town: name, place: name };
  const { label } = manifest.services.find(({ id }) => id === service) ?? {};
  return (
    <>
      <h3>{label}</h3>
      <Hint>The gray words are what {neighbor}’s page says: write what is true here.</Hint>
      {townQuestions(model).map(({ heading, questions }) => {
        const isOpen = questions.some(({ required }) => required);
        // A heading that is a text of the town is one of the questions.
        const title = heading.includes('{town.') ? undefined : fillPlaceholders(heading, words);
        return (
          <Box key={heading} role="group" aria-label={title}>
            {title && <strong>{title}</strong>}
            {!isOpen && <Hint>May be left out: then the page goes without this part.</Hint>}
            {questions.map(({ key, label, hint, example, isList, required, with: others }) => (
              <Question
                key={key}
                label={label}
                hint={hint}
                rows={isList ? 4 : 2}
                placeholder={fillPlaceholders(example, ofNeighbor)}
                required={required || [...others].some((other) => typed[other])}
                value={typed[key] ?? ''}
                change={(text) =>
                  set({ texts: { ...form.texts, [service]: { ...typed, [key]: text } } })
                }
              />
            ))}
          </Box>
        );
      })}
    </>
  );
}

/** React calls this once, as it is the same function at each render. */
const focusOnce = (element: HTMLElement | null) => element?.focus();
