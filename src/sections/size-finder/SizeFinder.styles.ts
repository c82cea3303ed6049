// The look of the size finder: the questions, the drawing and the answer.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

/** Heading, questions and answer are beside the drawing on a desktop, and the table is below both. */
export const Finder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
  margin-bottom: ${theme.space(5)};
  ${theme.from.desktop} {
    display: contents;
    & ~ * {
      grid-column: 1 / -1;
    }
    & + * {
      margin-top: ${theme.space(5)};
    }
  }
`;

/** Nothing here answers without a script: the table does. */
export const Questions = styled.form`
  display: grid;
  gap: ${theme.space(2)};
  align-content: start;
  @media (scripting: none) {
    display: none;
  }
  & fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0 0 ${theme.space(1)};
    color: ${theme.color.heading};
    font-weight: 700;
  }
`;

export const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space(1)};
`;

/** A number to press. The radio button lies over it, unseen. */
export const Chip = styled.label`
  position: relative;
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    border: 2px solid color-mix(in srgb, ${theme.color.text} 55%, transparent);
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    font-weight: 700;
    transition: background-color ${theme.motion};
  }
  & input:hover + span {
    border-color: ${theme.color.text};
  }
  & input:checked + span {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }
  & input:focus-visible + span {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    & input:checked + span {
      outline: 3px solid;
    }
  }
`;

export const Picture = styled.figure`
  margin: 0;
  ${theme.from.desktop} {
    grid-area: 1 / 2 / 4;
    align-self: center;
  }
  & figcaption {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
  }
`;

export const Scene = styled.div<{ $near: number }>`
  & [data-part="outline"] {
    fill: color-mix(in srgb, ${theme.color.brand} 14%, transparent);
    stroke: ${theme.color.brand};
  }
  & [data-part="edge"] {
    stroke-width: 3px;
  }
  & [data-part="inside"] {
    fill: ${theme.color.raised};
    stroke: none;
  }
  & [data-part="load"] {
    fill: ${theme.color.accent};
    stroke: none;
    transition: transform ${theme.motion};
  }
  & [data-part="posts"] {
    opacity: 0.25;
  }
  & [data-part="plate"] {
    fill: ${theme.color.onBrand};
    stroke: none;
  }
  & [data-part="line"] {
    fill: ${theme.color.raised};
    stroke: ${theme.color.muted};
  }
  & [data-part="measure"] {
    stroke: ${theme.color.mark};
    stroke-width: 1.25px;
  }
  & text {
    fill: ${theme.color.text};
    font: 700 16px ${theme.font.body};
    text-anchor: middle;
  }
  & [data-part="number"] {
    fill: ${theme.color.brandDeep};
    font-family: ${theme.font.display};
  }
  /* About as large as a caption, as large as the drawing is there. */
  & [data-part="mark"] {
    fill: ${theme.color.muted};
    font-size: 11px;
    font-weight: 400;
    ${theme.only.tablet} {
      font-size: 9px;
    }
  }
  /* A phone shows the containers and the person, as large as it can. */
  ${theme.only.phone} {
    overflow: hidden;
    & svg {
      width: ${({ $near }) => 100 * $near}%;
      max-width: none;
    }
  }
`;

/** It is shown with the drawing below it. */
export const Answer = styled.div`
  scroll-margin-bottom: 15rem;
  ${theme.from.desktop} {
    margin-top: ${theme.space(3)};
    scroll-margin-bottom: 1rem;
  }
  display: grid;
  gap: ${theme.space(1)};
  justify-items: start;
  align-content: start;
  @media (scripting: none) {
    display: none;
  }
  & strong {
    display: block;
    color: ${theme.color.heading};
    font: 700 ${theme.size.h3} / ${theme.line.short} ${theme.font.display};
  }
`;

export const Room = styled.span`
  display: block;
  color: ${theme.color.muted};
  font: 600 ${theme.size.small} / ${theme.line.text} ${theme.font.body};
`;
