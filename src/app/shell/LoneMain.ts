// The main part of a page that has one section, such as the not-found page.
import styled from 'styled-components';
import { theme } from '../../ui/styles/theme.ts';

/** Nothing but the footer follows its hero, so the nearest hill is the footer's. */
export const LoneMain = styled.main`
  --page: ${theme.color.brandDeep};
`;
