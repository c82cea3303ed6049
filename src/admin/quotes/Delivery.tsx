// What was sent for a request, and in red what could not be.
import { Fault } from '../look/Fault.tsx';
import { Quiet, SmallButton, Trouble } from '../look/parts.ts';
import { say } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import { deliveryOf, type OutboxEntry } from './quote.ts';
import { follow } from './quotes-store.ts';

interface Props {
  outbox: OutboxEntry[];
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
    if (isDone) say('It is sent again.');
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

/** What is on its way or has arrived. */
export function GoodDelivery({ outbox }: Pick<Props, 'outbox'>) {
  return outbox
    .filter(({ state }) => state !== 'given up')
    .map((entry) => <Quiet key={entry.id}>{deliveryOf(entry)}</Quiet>);
}
