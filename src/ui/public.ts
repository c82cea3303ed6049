// What a site's own section types may import from `curbside`: docs/your-own-section.md describes it. Additive within 1.x.
export { Band } from './Band.tsx';
export { ActionButton, ButtonRow, ButtonsBelow } from './Button.tsx';
export { Icon } from './pictures/Icon.tsx';
export { Photo } from './pictures/Photo.tsx';
export { SiteLink } from './SiteLink.tsx';
export { CardBox, CardGrid, cardSizes, evenColumns } from './styles/grid.ts';
export { theme } from './styles/theme.ts';
export { ManifestText } from './Wording.tsx';
