// The buttons below the list, which print it and save it as a table.
import { Download, Printer } from 'lucide';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Fault } from '../look/Fault.tsx';
import { Line, SmallButton } from '../look/parts.ts';
import { useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import type { Quote } from '../quotes/quote.ts';
import { answered } from '../wire/answered.ts';
import { quotesCsv, saveFile } from './csv.ts';
import { useQuotes } from './quotes-store.ts';
import { quotesLike } from './search.ts';

/** The rows of one answer; hosted databases give at most 1,000. */
const PART = 500;

export function ListTools() {
  const site = useOfficeSite();
  const { isRunning, fault, run } = useAction();
  const save = () =>
    run(async () => {
      const text = quotesCsv(await allQuotes(), site);
      saveFile(`requests-${new Date().toISOString().slice(0, 10)}.csv`, text);
    });
  return (
    <div data-screen>
      <Line>
        <SmallButton onClick={() => window.print()}>
          <Glyph drawing={Printer} /> Print the list
        </SmallButton>
        <SmallButton disabled={isRunning} onClick={save}>
          <Glyph drawing={Download} /> {isRunning ? 'Saving …' : 'Save as CSV'}
        </SmallButton>
      </Line>
      <Fault text={fault} />
    </div>
  );
}

/** All requests that fit the filter, not only those that the list shows. */
async function allQuotes(): Promise<Quote[]> {
  const { filter, failed } = useQuotes.getState();
  const quotes: Quote[] = [];
  for (;;) {
    const part = await answered<Quote[]>((client) =>
      quotesLike(client, filter, { first: quotes.length, count: PART, failed }),
    );
    quotes.push(...part);
    if (part.length < PART) return quotes;
  }
}
