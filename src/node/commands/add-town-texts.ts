// The texts of a new town for its services: `npm run add` asks for those that a page cannot do without.
import type { SchemaFiles } from '../../manifest/schema/references.ts';
import { addTownKeys, type TownKeys } from '../../manifest/schema/town-keys.ts';
import { townTexts } from '../../manifest/site/expand/town-texts.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { type Answers, type Field, namesIn } from './add-fields.ts';

/** The keys of the towns' texts by service, and what a town says for one. */
function readTexts(manifest: Manifest, files: SchemaFiles) {
  const { towns, town_pages = [] } = manifest;
  const byService: TownKeys = new Map();
  const services = manifest.services.map(({ id }) => id);
  for (const template of town_pages) {
    const { service } = template;
    addTownKeys(template, { data: manifest, files, services, service, keys: byService });
  }
  const keys = [...byService].flatMap(([service, ofService]) =>
    [...ofService].map(([key, { schema, required }]) => ({
      ...{ service, key, required, isText: schema.type === 'string' },
      flag: `${service}-${key}`.replaceAll('_', '-'),
    })),
  );
  const neighborSays = (like: string | undefined, service: string, key: string) => {
    const town = towns.find(({ id }) => id === like);
    return town && (townTexts(town, service)?.[key] as YamlValue | undefined);
  };
  return { keys, neighborSays };
}

/** Whether a value names a list or buttons that the file has elsewhere: a choice, and no words. */
const isReference = (value: YamlValue | undefined) =>
  typeof value === 'string' && /^[a-z]\w*(?:\.\w+)+$/.test(value);

/** A question for each text that a town has to have, with the neighbor's as an example. */
export function townTextFields(manifest: Manifest, files: SchemaFiles): Field[] {
  const { keys, neighborSays } = readTexts(manifest, files);
  return keys.flatMap(({ service, key, required, isText, flag }) => {
    const any = manifest.towns.find((town) => townTexts(town, service)?.[key] !== undefined);
    if (!required || !any) return [];
    const label = manifest.services.find(({ id }) => id === service)?.label ?? service;
    const name = key.replaceAll('_', ' ');
    const inFile = (value?: YamlValue) => (isText ? String(value) : JSON.stringify(value));
    return {
      flag,
      ask: `${label}: ${name}${isText ? '' : ', in brackets as in the example'}`,
      sample: isText ? `The ${name}.` : inFile(neighborSays(any.id, service, key)),
      isAsked: ({ services, like }) =>
        namesIn(services).includes(service) && !isReference(neighborSays(like, service, key)),
      example: ({ like }) => inFile(neighborSays(like, service, key)),
    };
  });
}

/** What a town says for its services: the answers, and the neighbor's choices that have no words. */
export function answeredTexts(manifest: Manifest, files: SchemaFiles, answers: Answers) {
  const { keys, neighborSays } = readTexts(manifest, files);
  const valueFor = ({ service, key, isText, flag }: (typeof keys)[number]) => {
    const [answer, choice] = [answers[flag], neighborSays(answers.like, service, key)];
    if (isReference(choice)) return choice;
    // A list is typed in the file's own manner; what cannot be read so is for the check to name.
    return isText || !answer ? answer : ((parseText(answer).data as YamlValue) ?? answer);
  };
  const textsFor = (id: string): [string, YamlValue][] =>
    keys.flatMap((one) => {
      const value = one.service === id ? valueFor(one) : undefined;
      return value === undefined ? [] : [[one.key, value]];
    });
  return Object.fromEntries(
    namesIn(answers.services).map((id) => [id, Object.fromEntries(textsFor(id))]),
  );
}

/** The texts that the neighbor has besides, such as `mowing.reasons`. */
export function openTexts(manifest: Manifest, files: SchemaFiles, answers: Answers): string[] {
  const { keys, neighborSays } = readTexts(manifest, files);
  return keys.flatMap(({ service, key, required }) => {
    const value = neighborSays(answers.like, service, key);
    const isOpen = !required && value !== undefined && !isReference(value);
    return isOpen && namesIn(answers.services).includes(service) ? `${service}.${key}` : [];
  });
}
