// The deliveries of a request: red when given up, yellow while they are tried again.

import { follow } from '../list/quotes-store.ts';
import { Fault } from '../look/Fault.tsx';
import { Quiet, SmallButton, Trouble } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import { deliveryOf, deliveryTrouble, type SentEntry } from './quote.ts';

interface Props {
  outbox: SentEntry[];
  onChanged: () => Promise<void>;
}

export function TroubledDelivery({ outbox, onChanged }: Props) {
  const { isRunning, fault, run } = useAction();
  const sendAgain = async (entry: string) => {
    const isDone = await run(async () => {
      await answered((client) => client.rpc('send_again', { entry }));
      await follow();
      await onChanged();
    });
    if (isDone) announce('It is sent again.');
  };
  return outbox.map((entry) => {
    const trouble = deliveryTrouble([entry]);
    return (
      trouble && (
        <Trouble key={entry.id} data-kind={trouble} data-screen>
          <p>{deliveryOf(entry)}</p>
          <SmallButton disabled={isRunning} onClick={() => sendAgain(entry.id)}>
            {trouble === 'bad' ? 'Send again' : 'Send now'}
          </SmallButton>
          <Fault text={fault} />
        </Trouble>
      )
    );
  });
}

/** The deliveries that are on their way or have arrived. */
export function GoodDelivery({ outbox }: Pick<Props, 'outbox'>) {
  return outbox
    .filter((entry) => !deliveryTrouble([entry]))
    .map((entry) => <Quiet key={entry.id}>{deliveryOf(entry)}</Quiet>);
}
