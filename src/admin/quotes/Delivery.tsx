// The deliveries of a request; the failed ones are red.

import { follow } from '../list/quotes-store.ts';
import { Fault } from '../look/Fault.tsx';
import { Quiet, SmallButton, Trouble } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import { deliveryOf, type SentEntry } from './quote.ts';

interface Props {
  outbox: SentEntry[];
  onChanged: () => Promise<void>;
}

export function FailedDelivery({ outbox, onChanged }: Props) {
  const { isRunning, fault, run } = useAction();
  const sendAgain = async (entry: string) => {
    const isDone = await run(async () => {
      await answered((client) => client.rpc('send_again', { entry }));
      await follow();
      await onChanged();
    });
    if (isDone) announce('It is sent again.');
  };
  return outbox
    .filter(({ state }) => state === 'given up')
    .map((entry) => (
      <Trouble key={entry.id}>
        <p>{deliveryOf(entry)}</p>
        <SmallButton disabled={isRunning} onClick={() => sendAgain(entry.id)}>
          Send again
        </SmallButton>
        <Fault text={fault} />
      </Trouble>
    ));
}

/** The deliveries that wait or have arrived. */
export function GoodDelivery({ outbox }: Pick<Props, 'outbox'>) {
  return outbox
    .filter(({ state }) => state !== 'given up')
    .map((entry) => <Quiet key={entry.id}>{deliveryOf(entry)}</Quiet>);
}
