// Buttons: links that look like buttons, real buttons of the same look, and rows of them.
import styled, { css } from 'styled-components';
import type { ButtonLink } from '../model/manifest.generated.ts';
import { Icon } from './pictures/Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import { Below } from './styles/grid.ts';
import { theme } from './styles/theme.ts';
import { ManifestText } from './Wording.tsx';

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(1)};
  min-height: 3rem;
  /* Room for the office's number, which never breaks, at twice its size. */
  padding: ${theme.space(1)} min(${theme.space(3)}, 4.5vw);
  border: 2px solid transparent;
  border-radius: ${theme.radius.round};
  font-weight: 700;
  line-height: ${theme.line.short};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion},
    border-color ${theme.motion},
    transform ${theme.motion};
  &:active {
    transform: translateY(1px);
  }
  @media print {
    display: none;
  }
`;

const looks = {
  primary: css`
    ${shape}
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    &:hover {
      background: ${theme.color.accentPointed};
    }
  `,
  secondary: css`
    ${shape}
    border-color: currentColor;
    background: transparent;
    color: ${theme.color.heading};
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  `,
  quiet: css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space(1)};
    min-height: 2.75rem;
    color: ${theme.color.link};
    font-weight: 600;
  `,
};

type ButtonLook = keyof typeof looks;

export const StyledLink = styled(SiteLink)<{ $look: ButtonLook }>`
  ${({ $look }) => looks[$look]}
`;

const disabled = css`
  &:disabled {
    opacity: 0.65;
    cursor: progress;
  }
`;

/** A real button in the look of the main action. */
export const ActionButton = styled.button`
  ${looks.primary}
  ${disabled}
`;

/** A real button in the outlined look. */
export const PlainButton = styled.button`
  ${looks.secondary}
  ${disabled}
`;

/**
 * One link of the manifest in its style. The space behind it keeps neighboring labels apart in plain text, as search
 * engines and reader modes take it.
 */
export function ButtonAnchor({ button }: { button: ButtonLink }) {
  const { label, to, style = 'secondary', icon } = button;
  return (
    <>
      <StyledLink to={to} $look={style}>
        {icon && <Icon name={icon} />}
        <span>
          <ManifestText text={label} plain />
        </span>
      </StyledLink>{' '}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)};
  & > * {
    flex: 1 1 auto;
  }
  ${theme.from.tablet} {
    & > * {
      flex: 0 0 auto;
    }
  }
`;

/** A row of the manifest's buttons, if there are any. */
export function ButtonRow({ buttons = [] }: { buttons?: ButtonLink[] }) {
  if (buttons.length === 0) return null;
  return (
    <Row>
      {buttons.map((button, index) => (
        <ButtonAnchor key={index} button={button} />
      ))}
    </Row>
  );
}

/** Such a row below a section's content. */
export function ButtonsBelow({ buttons = [] }: { buttons?: ButtonLink[] }) {
  if (buttons.length === 0) return null;
  return (
    <Below>
      <ButtonRow buttons={buttons} />
    </Below>
  );
}
