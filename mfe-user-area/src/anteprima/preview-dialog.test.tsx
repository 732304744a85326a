import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Http } from '@bussola/client';
import { present } from '@bussola/ui/testing';
import { areaServer, USER_ID } from '../testing/area-server.ts';
import { plain, renderPage } from '../testing/render-page.tsx';
import HomePage from '../pages/home/home-page.tsx';
import { FirstPageContext } from './first-page.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const WANTED: BodyOf<'previewGrant'> = {
  scopes: ['protezione'],
  members: null,
  hideAmounts: false,
};

/**
 * The area of an example family that answers a preview: as the server would answer a partner, and
 * nothing else.
 */
async function withPreview(
  answer: (allInfo: ResponseOf<'allInfo'>) => Partial<ResponseOf<'previewGrant'>>,
  failing = 0,
) {
  const server = areaServer('bellini');
  const own = (await server.http({
    method: 'GET',
    path: `/api/area/generale/allInfo/${USER_ID}`,
  })) as ResponseOf<'allInfo'>;
  server.asked.length = 0;
  let fails = failing;
  const http: Http = async (request) => {
    if (!request.path.endsWith('/preview')) return server.http(request);
    server.asked.push({ method: request.method, path: request.path, body: request.body });
    if (fails-- > 0)
      throw Object.assign(new Error('TOO_MANY_REQUESTS'), {
        name: 'ProblemError',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        problem: { status: 429, code: 'TOO_MANY_REQUESTS', title: '', type: 'about:blank' },
        fields: {},
      });
    return {
      allInfo: null,
      listReports: null,
      listFiles: null,
      economicaMedie: null,
      listSegni: null,
      ...answer(own),
    };
  };
  return { server: { ...server, http }, asked: server.asked };
}
const partial = (own: ResponseOf<'allInfo'>): Partial<ResponseOf<'previewGrant'>> => ({
  allInfo: {
    ...own,
    analisi: null,
    nucleoFamiliare: own.nucleoFamiliare.slice(0, 1),
    vista: {
      via: 'grant',
      scopes: ['protezione', 'documenti'],
      members: null,
      hideAmounts: false,
      livelli: [{ code: 'TCM', level: 'red' }],
    },
  },
  listFiles: { files: [], usedBytes: 0, quotaBytes: 1, maxFileBytes: 1 },
});

/** The page around the dialog, so that there is somewhere to come back to. */
function draw(
  server: Awaited<ReturnType<typeof withPreview>>['server'],
  props: { wanted?: typeof WANTED; amountsHidden?: boolean } = {},
) {
  return renderPage(
    <FirstPageContext value={<HomePage />}>
      <h1>Accessi</h1>
      <PreviewDialog
        userId={USER_ID}
        who="Giulia Conti"
        wanted={props.wanted ?? WANTED}
        onClose={() => undefined}
      />
    </FirstPageContext>,
    { server, ...(props.amountsHidden ? { amountsHidden: true } : {}) },
  );
}

describe('«Così ti vede»', () => {
  it('draws what the server answers for them, and asks nothing else as the owner', async () => {
    const { server, asked } = await withPreview(partial);
    await draw(server);
    const dialog = within(screen.getByRole('dialog', { name: 'Così ti vede Giulia Conti' }));
    expect(
      await dialog.findByRole('heading', { level: 1, name: 'L’area di Anna' }),
    ).toBeInTheDocument();
    expect(dialog.getByText('Se mancasse un reddito')).toBeInTheDocument();
    expect(dialog.queryByText('Pensione')).toBeNull();
    expect(asked).toEqual([
      {
        method: 'POST',
        path: `/api/account/thirdpartygrantaccess/${USER_ID}/preview`,
        body: WANTED,
      },
    ]);
  });

  it('is the whole home where everything is given, and its controls do nothing', async () => {
    const { server, asked } = await withPreview((own) => ({
      allInfo: {
        ...own,
        vista: {
          via: 'grant',
          // People who may change the household see its switches.
          scopes: ['dati', 'dati:write', 'patrimonio', 'protezione', 'previdenza'],
          members: null,
          hideAmounts: false,
          livelli: [],
        },
      },
    }));
    const { user, badges } = await draw(server);
    const dialog = within(screen.getByRole('dialog', { name: 'Così ti vede Giulia Conti' }));
    const off = await dialog.findByRole('switch', { name: 'Marco nell’analisi' });
    const before = plain(document.body.textContent);
    await user.click(off);
    await user.click(dialog.getByRole('link', { name: 'Comincia dalla prima' }));
    await user.click(present(dialog.getAllByRole('button', { name: 'Perché' })[0]));
    expect(plain(document.body.textContent)).toBe(before);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(badges).toEqual({});
    expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(1);
    // Reports were not among what is given: nobody is told to make one.
    expect(dialog.queryByText('Il report della famiglia')).toBeNull();
    expect(dialog.queryByRole('link', { name: /report/i })).toBeNull();
  });

  it('says when it cannot be shown, that nothing happened, and tries again', async () => {
    const { server } = await withPreview(partial, 1);
    const { user } = await draw(server);
    expect(await screen.findByText(/Nessuno è entrato e niente è cambiato/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'L’area di Anna' }),
    ).toBeInTheDocument();
  });

  it('says that amounts covered in this browser only are read by whoever comes in', async () => {
    const { server } = await withPreview(partial);
    await draw(server, { amountsHidden: true });
    await waitFor(() => expect(screen.getByText(/chi entra li legge/)).toBeInTheDocument());
  });
});
