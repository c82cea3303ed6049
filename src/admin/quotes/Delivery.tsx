// What has been sent for a request, and in red what could not be.
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

export function Delivery({ outbox, onChanged }: Props) {
  const { isRunning, fault, run } = useAction();
  const sendAgain = async (entry: string) => {
    const isDone = await run(async () => {
      await answered((client) => client.rpc('send_again', { entry }));
      await follow();
      await onChanged();
    });
    if (isDone) say('It is sent again.');
  };
  return outbox.map((entry) =>
    entry.state === 'given up' ? (
      <Trouble key={entry.id}>
        <p>{deliveryOf(entry)}</p>
        <SmallButton disabled={isRunning} onClick={() => sendAgain(entry.id)}>
          Send again
        </SmallButton>
        <Fault text={fault} />
      </Trouble>
    ) : (
      <Quiet key={entry.id}>{deliveryOf(entry)}</Quiet>
    ),
  );
}
