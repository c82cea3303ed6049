// The sentences about one change, folded when they are many.
import styled from 'styled-components';

/** The most sentences that are shown unfolded. */
const FEW = 3;

export function Sentences({ all }: { all: string[] }) {
  const [first, ...more] = all;
  if (more.length === 0) return <Words>{first}</Words>;
  return (
    <Words as="details" open={all.length <= FEW}>
      <summary>{`${first}: ${more.length} more`}</summary>
      <ul>
        {[...new Set(more)].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Words>
  );
}

const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
  & > summary {
    cursor: pointer;
  }
  & > ul {
    margin-top: 0.5rem;
    padding-inline-start: 1.25rem;
  }
  & li {
    padding-block: 0.25rem;
  }
`;
