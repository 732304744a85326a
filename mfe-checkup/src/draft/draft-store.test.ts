import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProblemError } from '@bussola/client';
import type { Bozza, Draft } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import type { Send } from './draft-sender.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { pendingStorage } from './pending-storage.ts';

const USER = '11111111-1111-4111-8111-111111111111';
type Body = Parameters<Send>[1];

/**
 * A server in a variable, with the rule of the real one: it merges, counts versions, and can be
 * switched off.
 */
function serverWith(data: Partial<Bozza> = {}) {
  let draft: Draft = {
    userId: USER,
    data: { membri: [], ...data },
    reached: 1,
    version: 0,
    completed: false,
    updatedAt: '2026-11-20T09:42:00.000Z',
    expiresOn: '2026-12-20',
  };
  const asked: { call: string; body: Body }[] = [];
  let answerTo: ((body: Body) => ProblemError | undefined) | undefined;
  let hold: Promise<void> | undefined;
  const send: Send = async (call, body) => {
    asked.push({ call, body });
    await hold;
    const problem = answerTo?.(body);
    if (problem) throw problem;
    const merged = body.version !== draft.version;
    draft = {
      ...draft,
      data: mergeDraft(draft.data, body.data, body.removeMembri),
      version: draft.version + 1,
      reached:
        body.completes === undefined ? draft.reached : Math.max(draft.reached, body.completes + 1),
    };
    return { userId: USER, draft, merged };
  };
  return {
    send,
    asked,
    get draft() {
      return draft;
    },
    fail: (reason: typeof answerTo) => {
      answerTo = reason;
    },
    hold: () => {
      let release = () => {};
      hold = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => {
        hold = undefined;
        release();
      };
    },
    writeElsewhere: (patch: Body['data']) => {
      draft = { ...draft, data: mergeDraft(draft.data, patch), version: draft.version + 1 };
    },
  };
}
const network = () => new ProblemError(0, 'NETWORK');
const refusal = (...fields: string[]) =>
  new ProblemError(422, 'VALIDATION', {
    type: 'about:blank',
    title: 'Validation',
    status: 422,
    code: 'VALIDATION',
    requestId: 'r1',
    errors: fields.map((field) => ({ field, code: 'forms:errors.invalid', message: 'no' })),
  });

let open: DraftStore[] = [];
function storeOn(server: ReturnType<typeof serverWith>, userId = USER): DraftStore {
  const store = createDraftStore({
    draft: server.draft,
    send: server.send,
    storage: pendingStorage(userId),
  });
  store.open();
  open.push(store);
  return store;
}
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
const stored = (): unknown => JSON.parse(sessionStorage.getItem(`bussola.bozza.${USER}`) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  for (const store of open) store.dispose();
  open = [];
  jest.useRealTimers();
});

it('sends one save at a time, in order, joining what has not left yet', async () => {
  const server = serverWith();
  const store = storeOn(server);
  const release = server.hold();
  store.save('newAreaEconomica', { firstName: 'Anna' });
  store.save('newAreaEconomica', { lastName: 'Colomb' });
  store.save('newAreaEconomica', { lastName: 'Colombo', sesso: 'F' });
  expect(store.store.getState()).toMatchObject({
    saveState: 'saving',
    data: { firstName: 'Anna', lastName: 'Colombo', sesso: 'F' },
  });
  await settle();
  expect(server.asked).toHaveLength(1);
  release();
  await settle();
  expect(server.asked.map(({ body }) => body.data)).toEqual([
    { firstName: 'Anna' },
    { lastName: 'Colombo', sesso: 'F' },
  ]);
  expect(store.store.getState()).toMatchObject({ saveState: 'saved', mergedCount: 0 });
  expect(stored()).toEqual([]);
});

it('sends nothing when a field is left unchanged', async () => {
  const server = serverWith();
  storeOn(server).save('newAreaEconomica', {});
  await settle();
  expect(server.asked).toEqual([]);
});

describe('without network', () => {
  it('keeps the answers in this tab and sends them when the network is back', async () => {
    const server = serverWith();
    server.fail(network);
    const store = storeOn(server);
    store.save('newAreaEconomica', { firstName: 'Anna' });
    await settle();
    store.save('newAreaEconomica', { sesso: 'F' });
    await settle();
    expect(store.store.getState()).toMatchObject({
      saveState: 'offline',
      data: { firstName: 'Anna', sesso: 'F' },
    });
    expect(stored()).toEqual([
      { call: 'newAreaEconomica', data: { firstName: 'Anna', sesso: 'F' }, removeMembri: [] },
    ]);
    server.fail(undefined);
    store.sendNow();
    await settle();
    expect(server.draft.data).toMatchObject({ firstName: 'Anna', sesso: 'F' });
    expect(store.store.getState().saveState).toBe('saved');
    expect(stored()).toEqual([]);
  });

  it('tries again by itself, less and less often', async () => {
    const server = serverWith();
    server.fail(network);
    storeOn(server).save('newAreaEconomica', { firstName: 'Anna' });
    await settle();
    for (const [waitMs, tries] of [
      [2000, 2],
      [4000, 3],
      [8000, 4],
    ] as const) {
      jest.advanceTimersByTime(waitMs - 1);
      await settle();
      expect(server.asked).toHaveLength(tries - 1);
      jest.advanceTimersByTime(1);
      await settle();
      expect(server.asked).toHaveLength(tries);
    }
  });

  it('sends everything that waits when a new answer gets through first', async () => {
    const server = serverWith();
    const store = storeOn(server);
    server.fail(network);
    store.save('newAreaEconomica', { firstName: 'Anna' });
    await settle();
    server.fail(undefined);
    store.save('areaFinanziaria', { sesso: 'F' });
    await settle();
    expect(server.draft.data).toMatchObject({ firstName: 'Anna', sesso: 'F' });
    expect(store.store.getState().saveState).toBe('saved');
  });

  it('goes on from a step, and completes it when the network is back', async () => {
    const server = serverWith();
    server.fail(network);
    const store = storeOn(server);
    store.complete('newAreaEconomica', 1, { firstName: 'Anna' });
    store.sendNow();
    await settle();
    store.complete('newAreaEconomica', 2, { lastName: 'Colombo' });
    store.sendNow();
    await settle();
    expect(store.store.getState()).toMatchObject({ reached: 3, saveState: 'offline' });
    expect(server.draft.reached).toBe(1);
    server.fail(undefined);
    store.sendNow();
    await settle();
    expect(server.draft).toMatchObject({
      reached: 3,
      data: { firstName: 'Anna', lastName: 'Colombo' },
    });
    expect(store.store.getState()).toMatchObject({ reached: 3, saveState: 'saved' });
  });

  it('finds after a reload the step that was not completed yet', async () => {
    const server = serverWith();
    server.fail(network);
    const first = storeOn(server);
    first.complete('newAreaEconomica', 1, { firstName: 'Anna', analisiFamiliare: 'perMe' });
    first.sendNow();
    await settle();
    first.dispose();
    server.fail(undefined);
    const second = storeOn(server);
    // A person who is alone skips the family.
    expect(second.store.getState().reached).toBe(3);
    await settle();
    expect(server.asked.at(-1)?.body).toMatchObject({ completes: 1 });
  });

  it('finds after a reload what had not left, and gives it to nobody else', async () => {
    const server = serverWith();
    server.fail(network);
    const first = storeOn(server);
    first.save('newAreaEconomica', { firstName: 'Anna' }, []);
    await settle();
    first.dispose();
    server.fail(undefined);
    const second = storeOn(server);
    expect(second.store.getState().data.firstName).toBe('Anna');
    await settle();
    expect(server.draft.data.firstName).toBe('Anna');

    sessionStorage.setItem(
      'bussola.bozza.someone',
      '[{"call":"newAreaEconomica","data":{"firstName":"Eva"},"removeMembri":[]}]',
    );
    const third = storeOn(server);
    expect(third.store.getState().data.firstName).toBe('Anna');
    expect(sessionStorage.getItem('bussola.bozza.someone')).toBeNull();
  });

  it('leaves nothing behind once sign-out has wiped the tab', async () => {
    const server = serverWith();
    server.fail(network);
    const store = storeOn(server);
    store.save('newAreaEconomica', { firstName: 'Anna' });
    await settle();
    sessionStorage.clear();
    store.save('newAreaEconomica', { sesso: 'F' });
    await settle();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('asks once when the session is over, and keeps the answers', async () => {
  const server = serverWith();
  const store = storeOn(server);
  server.fail(() => new ProblemError(401, 'SESSION_ENDED'));
  store.save('newAreaEconomica', { firstName: 'Anna' });
  await settle();
  expect(server.asked).toHaveLength(1);
  expect(store.store.getState()).toMatchObject({
    saveState: 'offline',
    data: { firstName: 'Anna' },
  });
});

it('sends a step after what waits, opens the next tab, and takes a member away', async () => {
  const server = serverWith({ membri: [{ _id: 'm1' }] });
  const store = storeOn(server);
  store.save('newAreaEconomica', {}, ['m1']);
  const release = server.hold();
  store.complete('newAreaEconomica', 1, { firstName: 'Anna' });
  expect(store.store.getState()).toMatchObject({ reached: 2, saveState: 'saving' });
  release();
  await settle();
  expect(server.draft).toMatchObject({ reached: 2, data: { firstName: 'Anna', membri: [] } });
  expect(server.asked.at(-1)?.body).toMatchObject({ completes: 1 });
  expect(store.store.getState()).toMatchObject({ reached: 2, saveState: 'saved' });
});

it('tells that another device saved in between, and shows its answers', async () => {
  const server = serverWith();
  const store = storeOn(server);
  server.writeElsewhere({ lastName: 'Colombo' });
  store.save('newAreaEconomica', { firstName: 'Anna' });
  await settle();
  expect(store.store.getState()).toMatchObject({
    mergedCount: 1,
    data: { firstName: 'Anna', lastName: 'Colombo' },
  });
  store.save('newAreaEconomica', { sesso: 'F' });
  await settle();
  expect(store.store.getState().mergedCount).toBe(1);
});

describe('a refusal', () => {
  it('of one field does not hold back the others', async () => {
    const server = serverWith();
    server.fail((body) => ('firstName' in body.data ? refusal('data.firstName') : undefined));
    const store = storeOn(server);
    const release = server.hold();
    store.save('newAreaEconomica', { sesso: 'F' });
    store.save('newAreaEconomica', { firstName: '<', lastName: 'Colombo' });
    release();
    await settle();
    expect(server.draft.data).toEqual({ sesso: 'F', lastName: 'Colombo', membri: [] });
    expect(store.store.getState()).toMatchObject({ saveState: 'saved' });
  });

  it('of a whole step closes those after it, and its answers are saved all the same', async () => {
    const server = serverWith({ analisiFamiliare: 'perNucleo' });
    server.fail((body) =>
      body.completes === undefined ? undefined : refusal('valoreResiduoMutuo'),
    );
    const store = storeOn(server);
    const release = server.hold();
    store.complete('newAreaEconomica', 3, { valoreResidenza: 1, valoreResiduoMutuo: 2 });
    store.sendNow();
    store.complete('areaPrevidenzaAssistenza', 4, { sesso: 'F' });
    expect(store.store.getState().reached).toBe(5);
    release();
    await settle();
    expect(server.draft).toMatchObject({
      reached: 1,
      data: { valoreResidenza: 1, valoreResiduoMutuo: 2, sesso: 'F' },
    });
    expect(store.store.getState()).toMatchObject({
      reached: 1,
      saveState: 'saved',
      refused: { tab: 3, problem: { code: 'VALIDATION' } },
    });
  });

  it('of a whole step is known until the step is completed again', async () => {
    const server = serverWith();
    server.fail((body) => ('firstName' in body.data ? refusal('data.firstName') : undefined));
    const store = storeOn(server);
    store.complete('newAreaEconomica', 1, { firstName: '<' });
    store.sendNow();
    await settle();
    store.save('newAreaEconomica', { sesso: 'F' });
    await settle();
    expect(store.store.getState().refused?.tab).toBe(1);
    store.complete('newAreaEconomica', 1, { lastName: 'Colombo' });
    store.sendNow();
    await settle();
    expect(store.store.getState()).toMatchObject({ reached: 2, refused: null });
  });

  it('of a value in a step sends the rest of the step, and the value never again', async () => {
    const server = serverWith();
    server.fail((body) => (body.data.firstName === '<' ? refusal('data.firstName') : undefined));
    const store = storeOn(server);
    store.complete('newAreaEconomica', 1, { firstName: '<', lastName: 'Colombo' });
    store.sendNow();
    await settle();
    expect(server.asked.map(({ body }) => body.data)).toEqual([
      { firstName: '<', lastName: 'Colombo' },
      { lastName: 'Colombo' },
    ]);
  });

  it('of a value that was corrected meanwhile sends the new one only', async () => {
    const server = serverWith();
    server.fail((body) =>
      body.completes === undefined ? undefined : refusal('valoreResiduoMutuo'),
    );
    const store = storeOn(server);
    const release = server.hold();
    store.complete('newAreaEconomica', 1, {
      valoreResiduoMutuo: 2,
      lastName: 'Colombo',
      membri: [{ _id: 'm1', firstName: 'Eva', redditoNettoAnnuo: 1 }],
    });
    store.sendNow();
    store.save('newAreaEconomica', {
      valoreResiduoMutuo: 1,
      membri: [{ _id: 'm1', redditoNettoAnnuo: 2 }],
    });
    release();
    await settle();
    expect(server.asked.slice(1).map(({ body }) => body.data)).toEqual([
      { lastName: 'Colombo', membri: [{ _id: 'm1', firstName: 'Eva' }] },
      { valoreResiduoMutuo: 1, membri: [{ _id: 'm1', redditoNettoAnnuo: 2 }] },
    ]);
  });

  it('that names no field is not sent again', async () => {
    const server = serverWith();
    server.fail(() => new ProblemError(403, 'FORBIDDEN'));
    const store = storeOn(server);
    store.save('newAreaEconomica', { firstName: 'Anna' });
    await settle();
    expect(server.asked).toHaveLength(1);
    expect(store.store.getState().refused?.problem.code).toBe('FORBIDDEN');
  });
});

it('waits for the queue before the end, and says when it cannot', async () => {
  const server = serverWith();
  const store = storeOn(server);
  store.save('areaFinanziaria', { valorePatrimonioMobiliare: 1 });
  await store.flush();
  expect(server.draft.data.valorePatrimonioMobiliare).toBe(1);
  server.fail(network);
  store.save('areaFinanziaria', { valorePatrimonioMobiliare: 2 });
  await settle();
  await expect(store.flush()).rejects.toMatchObject({ code: 'NETWORK' });
});
