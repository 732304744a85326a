import type { Profile, ResponseOf } from '@bussola/contract';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { seguireNamespace } from '../../locales/seguire-namespace.ts';
import { answerCall } from '../../testing/answer-calls.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { areaServer, USER_ID } from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import AccessoTerziPage from './accesso-terzi-page.tsx';

const ELENA = 'b0550000-0000-4000-8000-00000000e001';
type Advisers = ResponseOf<'listAdvisers'>;
const PROPOSAL: NonNullable<Advisers['proposal']> = {
  id: ELENA,
  name: 'Elena Fontana',
  albo: 'OCF',
  numero: '512048',
  checkedAt: '2026-09-14T10:00:00Z',
  luoghi: ['Modena'],
  canali: ['studio', 'video'],
  proposedBy: 'Paolo Galli',
  reason: 'Vive a Modena, cerca qualcuno in presenza.',
  proposedAt: '2026-11-26T10:00:00Z',
  until: '2026-12-10T10:00:00Z',
};
const FOLLOWS: Advisers['advisers'][number] = {
  id: ELENA,
  name: 'Elena Fontana',
  since: '2026-11-27T10:00:00Z',
  reads: true,
};

const PROFILE: Profile = {
  user: {
    id: USER_ID,
    firstName: 'Anna',
    lastName: 'Colombo',
    email: 'anna@esempio.test',
    role: 'User',
    state: 'active',
    checkup: true,
    comuneResidenza: null,
    thirdParty: [],
  },
  language: 'it',
  createdAt: '2026-02-09T10:00:00Z',
  lastLoginAt: null,
  pendingEmail: null,
  hasPassword: true,
  secondFactor: {
    mandatory: false,
    totp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
    resetDue: null,
  },
  social: [],
  provedUntil: null,
};

async function open(start: Advisers) {
  let advisers = start;
  const area = areaServer('bellini');
  const asked: unknown[] = [];
  const answers: Answers = {
    listGrants: () => ({ grants: [] }),
    updateThirdParty: () => ({ thirdParty: [] }),
    profile: () => PROFILE,
    accessLog: () => ({ rows: [], total: 0, page: 1, pageSize: 3, proof: null }),
    listAdvisers: () => advisers,
    answerAdviser: ({ params, body }) => {
      asked.push({ ...params, ...body });
      advisers = { advisers: body.accept ? [FOLLOWS] : [], proposal: null };
      return advisers;
    },
    removeAdviser: () => {
      advisers = { advisers: [], proposal: null };
      return advisers;
    },
  };
  const server = {
    ...area,
    http: async (request: Parameters<typeof area.http>[0]) =>
      request.path.includes('/nucleo') ? area.http(request) : answerCall(answers, request),
  };
  const page = await renderPage(<AccessoTerziPage />, { server, words: seguireNamespace });
  return { ...page, asked };
}
const text = () => plain(document.body.textContent);

it('says who asks to follow, who proposes them and why, what they would see, and until when', async () => {
  await open({ advisers: [], proposal: PROPOSAL });
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Una persona chiede di seguirti. Decidi tu, con calma.',
    }),
  ).toBeInTheDocument();
  const card = within(screen.getByRole('article', { name: 'Elena Fontana vorrebbe seguirti' }));
  for (const part of [
    'Albo OCF, n. 512048',
    'Paolo Galli, del nostro personale',
    '«Vive a Modena, cerca qualcuno in presenza.»',
    'Hai tempo fino a giovedì 10 dicembre 2026',
    'Il testamento',
  ])
    expect(card.getByText(part, { exact: false })).toBeInTheDocument();
  expect(text()).toContain('Riceve a Modena, in studio e in video.');
  expect(card.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Sì, Elena Fontana può seguirmi',
    'No, grazie',
  ]);
  // The row that a yes would make, and nobody inside yet.
  expect(text()).toContain('se dici di sì, comparirà qui');
  expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull();
});

it.each([
  ['Sì, Elena Fontana può seguirmi', true],
  ['No, grazie', false],
] as const)('«%s» answers at once', async (press, accept) => {
  const { user, asked, notifications } = await open({ advisers: [], proposal: PROPOSAL });
  await user.click(screen.getByRole('button', { name: press }));
  await screen.findByRole('heading', {
    level: 1,
    name: accept
      ? 'Una persona può entrare nella tua area.'
      : 'Per ora non hai autorizzato nessuno.',
  });
  expect(asked).toEqual([expect.objectContaining({ adviser: ELENA, accept })]);
  expect(notifications).toHaveLength(1);
  expect(
    screen.queryAllByRole('button', { name: 'Togli il consulente Elena Fontana' }),
  ).toHaveLength(accept ? 1 : 0);
});

it('says that a yes takes off whoever follows now, and lets the client take them off', async () => {
  const { user } = await open({
    advisers: [{ ...FOLLOWS, id: 'b0550000-0000-4000-8000-00000000e002', name: 'Laura Bassi' }],
    proposal: PROPOSAL,
  });
  expect(text()).toContain('Da quel momento Laura Bassi non ti segue più.');
  await user.click(screen.getByRole('button', { name: 'Togli il consulente Laura Bassi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Togli il consulente' }));
  await screen.findByRole('heading', { level: 1, name: 'Per ora non hai autorizzato nessuno.' });
});
