// Small drawings beside texts: those that the manifest names, and those of the site's own controls.
import { createElement } from 'react';
import type { IconName } from '../../model/manifest.generated.ts';
import type { Drawing } from '../../model/site.ts';
import { useFacts } from '../contexts.ts';

interface Props {
  /** In pixels. */
  size?: number;
}

/** A decorative icon that the manifest names. The words beside it carry the meaning. */
export function Icon({ name, size }: Props & { name: IconName }) {
  const { icons } = useFacts();
  return <Glyph drawing={icons[name] ?? []} size={size} />;
}

/** A decorative icon of the site's own controls. Its strokes are set in GlobalStyle, once for all icons. */
export function Glyph({ drawing, size = 20 }: Props & { drawing: Drawing }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Elements of={drawing} />
    </svg>
  );
}

export function Elements({ of }: { of: Drawing }) {
  return of.map(([name, attributes], index) => createElement(name, { key: index, ...attributes }));
}
