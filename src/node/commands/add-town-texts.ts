// The texts of a new town for its services: `npm run add` asks for those that a page cannot do without.
import { formsOf } from '../../editor/document/schema/pieces.ts';
import {
  questionFor,
  type TownModel,
  townQuestions,
  townTextsOf,
} from '../../editor/document/town-questions.ts';
import type { SchemaFiles } from '../../manifest/schema/references.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { type Answers, type Field, namesIn } from './add-fields.ts';

/** Between the entries of a list, which is typed on one line. */
const SEPARATOR = ' | ';

const onOneLine = (lines: string) => lines.replaceAll('\n', SEPARATOR);

const flagFor = (service: string, key: string) => `${service}-${key}`.replaceAll('_', '-');

/** A question for each text that a town has to have, with the neighbor's as an example. */
export function townTextFields(manifest: Manifest, files: SchemaFiles): Field[] {
  const forms = formsOf(Object.fromEntries(files), manifest);
  const required = [...forms.towns].flatMap(([service, keys]) =>
    [...keys].flatMap(([key, known]) => (known.required ? { service, key } : [])),
  );
  return required.flatMap(({ service, key }) => {
    const askedAt = (at: number) => questionFor(key, { at, service, forms });
    const [question] = manifest.towns.flatMap((_, at) => askedAt(at) ?? []);
    if (!question) return [];
    const { isList, label } = question;
    const of = manifest.services.find(({ id }) => id === service)?.label ?? service;
    const askedLike = (like?: string) => askedAt(manifest.towns.findIndex(({ id }) => id === like));
    return {
      flag: flagFor(service, key),
      ask: `${of}: ${label}${isList ? `, with “${SEPARATOR.trim()}” between the entries` : ''}`,
      sample: isList ? onOneLine(question.example) : `${label}.`,
      isAsked: ({ services, like }) =>
        namesIn(services).includes(service) && askedLike(like) !== undefined,
      example: ({ like }) => onOneLine(askedLike(like)?.example ?? ''),
    };
  });
}

/** The questions of the services that were chosen, each with the neighbor that it is asked like. */
function questionsOf(manifest: Manifest, files: SchemaFiles, { like, services }: Answers) {
  const forms = formsOf(Object.fromEntries(files), manifest);
  const at = manifest.towns.findIndex(({ id }) => id === like);
  return namesIn(services).map((service) => {
    const model: TownModel = { at, service, forms };
    return { model, questions: townQuestions(model).flatMap(({ questions }) => questions) };
  });
}

/** What a town says for its services: the answers, and the neighbor's choices that have no words. */
export function answeredTexts(manifest: Manifest, files: SchemaFiles, answers: Answers) {
  const texts = questionsOf(manifest, files, answers).map(({ model, questions }) => {
    const typed = questions.map(({ key, isList }) => {
      const answer = answers[flagFor(model.service, key)] ?? '';
      return [key, isList ? answer.replaceAll('|', '\n') : answer];
    });
    return [model.service, townTextsOf(model, Object.fromEntries(typed))];
  });
  return Object.fromEntries(texts);
}

/** The texts that the neighbor has besides, such as `mowing.reasons`. */
export const openTexts = (manifest: Manifest, files: SchemaFiles, answers: Answers): string[] =>
  questionsOf(manifest, files, answers).flatMap(({ model, questions }) =>
    questions.flatMap(({ key, required }) => (required ? [] : `${model.service}.${key}`)),
  );
