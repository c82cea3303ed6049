// The mark of the company: hills, the road between them, and the sun behind.
import styled from 'styled-components';

const Mark = styled.svg`
  width: min(2.75rem, 14vw);
  height: auto;
`;

/** The mark alone; the company's name stands beside it as text. */
export function Logo() {
  return (
    <Mark viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="11" fill="#0f3322" />
      <circle cx="31" cy="19" r="8" fill="#ff8a1e" />
      <path
        d="M0 34C7 25 13 21 19 21s10 5 14 9c4-3 8-5 15-5v12a11 11 0 0 1-11 11H11A11 11 0 0 1 0 37z"
        fill="#2f7a50"
      />
      <path
        d="M0 39c9-6 17-7 24-4s15 4 24-1v3a11 11 0 0 1-11 11H11A11 11 0 0 1 0 37z"
        fill="#1d5136"
      />
      <path d="M19 48c0-6 5-7 5-11 0-2-2-3-2-5 4 2 6 4 6 7 0 4-3 5-3 9z" fill="#f4f1e6" />
    </Mark>
  );
}
