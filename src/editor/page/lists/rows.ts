// The rows of a list in the panel.
import styled from 'styled-components';
import { editorTheme } from '../look/editor-theme.ts';

const { color, radius } = editorTheme;

export const ListBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  & > h3 {
    font-size: 1rem;
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  &:hover {
    border-color: ${color.edge};
  }
  & > [data-handle] {
    grid-row: span 2;
    align-self: stretch;
    cursor: grab;
    touch-action: none;
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-drop='before']::before,
  &[data-drop='after']::after {
    content: '';
    position: absolute;
    right: 0;
    left: 0;
    height: 4px;
    border-radius: 2px;
    background: ${color.action};
  }
  &[data-drop='before']::before {
    top: -5px;
  }
  &[data-drop='after']::after {
    bottom: -5px;
  }
`;

export const RowButton = styled.button`
  display: grid;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem 0.125rem 0;
  align-content: center;
  border: 0;
  border-radius: ${radius};
  background: none;
  text-align: start;
  cursor: pointer;
  & > span {
    font-weight: 600;
    line-height: 1.3;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > em {
    color: ${color.warn};
    font-size: 0.875rem;
    font-style: normal;
  }
  &:hover > span {
    color: ${color.action};
  }
`;

/** The actions of a row, below its name: over its end they would be pressed by mistake. */
export const Actions = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  justify-content: end;
  & > small {
    flex: 1;
    color: ${color.soft};
    font-size: 0.875rem;
  }
  @media (hover: hover) {
    & > button {
      min-width: 2.25rem;
      min-height: 2.25rem;
    }
  }
`;
