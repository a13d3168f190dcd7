import { addEndpoint } from '#server/automation/webhooks/endpoints.ts';
import { deliverDue } from '#server/automation/webhooks/dispatcher.ts';
import { watchTask } from '#server/automation/audit-trail-schedule.ts';
import { perform } from '#server/platform/context.ts';
import { runTask } from '#server/platform/background/scheduled-tasks.ts';
import { addTasks } from '#server/schedule/tasks.ts';
import { startReceiver } from '../test/receiver.ts';
import { openBenchServer } from './ground.ts';
import { type Benchmark, rowOf } from './row.ts';

const MESSAGES = 500;
const PER_ACT = 100;
const ROUNDS = 5;
const NO_PAUSE = Array.from({ length: 60 }, () => 0);

/** Messages to a receiver that fails half the time, by refusing or by hanging up after it has read: all must arrive, none under two ids. */
export const webhooks: Benchmark = {
  name: 'webhooks.half-failing',
  async run() {
    const receiver = await startReceiver(() => {
      const chance = Math.random();
      return chance < 0.5 ? 204 : chance < 0.75 ? 500 : 0;
    });
    const { services, visitor, close } = await openBenchServer([], { OUTGOING_ALLOWED_HOSTS: receiver.host });
    const asked = { name: 'Bench', url: receiver.url, events: ['tasks.added'] };
    await runTask(services, watchTask, visitor.organisationId);
    await perform(services, visitor, false, (context) => addEndpoint(context, services, asked));
    const [speeds, lost, twice, attempts]: number[][] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      receiver.received.length = 0;
      for (let made = 0; made < MESSAGES; made += PER_ACT)
        await perform(services, visitor, false, (context) =>
          addTasks(
            context,
            Array.from({ length: PER_ACT }, (_, place) => ({ title: `Round ${round}, task ${made + place}` })),
          ),
        );
      const start = performance.now();
      await runTask(services, watchTask, visitor.organisationId);
      await deliverDue(services, NO_PAUSE);
      speeds?.push(MESSAGES / ((performance.now() - start) / 1000));
      const idsOf = new Map<string, Set<string>>();
      for (const { id, body } of receiver.received) {
        const { title } = (JSON.parse(body) as { data: { title: string } }).data;
        idsOf.set(title, (idsOf.get(title) ?? new Set()).add(id));
      }
      const taken = new Set(receiver.received.filter(({ status }) => status === 204).map(({ id }) => id));
      lost?.push(MESSAGES - taken.size);
      twice?.push([...idsOf.values()].filter((ids) => ids.size > 1).length);
      attempts?.push(receiver.received.length / MESSAGES);
    }
    await close();
    await receiver.stop();
    return [
      rowOf('webhooks.half-failing', 'messages/s', speeds ?? [], null),
      rowOf('webhooks.half-failing-lost', 'messages', lost ?? [], { atMost: 0 }),
      rowOf('webhooks.half-failing-two-ids', 'messages', twice ?? [], { atMost: 0 }),
      rowOf('webhooks.half-failing-attempts', 'a message', attempts ?? [], null),
    ];
  },
};
