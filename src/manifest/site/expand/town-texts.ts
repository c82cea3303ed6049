// A town's texts for a service. The keys follow from the service's template, so the types do not know them.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import { asObject, isPlainObject } from '../../text/values.ts';

/** The town's texts for a service; undefined where it does not have the service. */
export function townTexts(town: Town, service: string): Record<string, unknown> | undefined {
  const texts = asObject(town)[service];
  return isPlainObject(texts) ? texts : undefined;
}

/** The services that a town has texts for, in the order of the manifest's services. */
export function servicesOf(town: Town, { services }: Pick<Manifest, 'services'>): string[] {
  return services.map(({ id }) => id).filter((id) => townTexts(town, id));
}
