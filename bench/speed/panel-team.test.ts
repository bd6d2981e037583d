import { expect, test } from 'vitest';
import { generateContacts, standardContacts, drawPlan } from '../cases/contact-case.ts';
import { openTypeScriptBitset } from '../rivals/typescript-bitset.ts';
import { openOurEngine, panelOf } from './our-engine.ts';
import { openPanelTeam, teamOperations } from './panel-team.ts';

test('threads that share a panel answer as one thread does, and as plain loops do', async () => {
  const contacts = generateContacts({ ...standardContacts, persons: 150_000, media: 40 });
  const plan = drawPlan(40, 8, 1);
  const task = { contacts, plan, top: 6, vehicleDays: plan.map((m) => 1 + (m % 5)) };
  const store = panelOf(contacts, 3);
  const alone = openOurEngine(task, store);
  const plain = openTypeScriptBitset(task);
  const team = await openPanelTeam(store, plan, 6, 3);
  for (const operation of teamOperations) {
    const method = alone.methods[operation]![0];
    const answer = Array.from(await method.answer());
    const other = plain.methods[operation]!.find(({ measure }) => measure === method.measure)!;
    expect(Array.from(team.ask(operation))).toEqual(answer);
    expect(Array.from(await other.answer(), (value) => Math.round(value * 1000))).toEqual(
      answer.map((value) => Math.round(value * 1000)),
    );
  }
  await team.close();
});
