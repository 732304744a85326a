/**
 * What acts in a PDF is seen in each of its forms: plain, packed into a compressed stream, and with
 * the letters of its names written as numbers.
 */
import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { packedPdfOf, pdfOf } from '../../../test/pdf-files.ts';
import { holdsActions } from './pdf-actions.ts';

type Extras = NonNullable<Parameters<typeof pdfOf>[1]>;

const JS = '/S /JavaScript /JS (app.alert\\(1\\))';
const LAUNCH = '/S /Launch /F (calc.exe)';
const URI = '/S /URI /URI (https://a.example)';
const link = (action: string): Extras => ({
  page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>]`,
});
const annotation = (kind: string): Extras => ({
  page: `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [0 0 9 9] >>]`,
});
const opening = (action: string): Extras => ({ catalog: `/OpenAction << ${action} >>` });

const BAD: readonly (readonly [string, Extras])[] = [
  ['a program at opening', opening(JS)],
  ['another program at opening', opening(LAUNCH)],
  ['an address at opening', opening(URI)],
  [
    'an address at opening, in an object of its own',
    { catalog: '/OpenAction 6 0 R', objects: [`<< ${URI} >>`] },
  ],
  ['a form sent at opening', opening('/S /SubmitForm /F (https://a.example)')],
  [
    'a file of another machine at opening',
    opening('/S /GoToR /F (\\\\\\\\a.example\\\\b) /D [0 /Fit]'),
  ],
  ['an attached file at opening', opening('/S /GoToE /T << /R /C /N (a) >>')],
  ['data read at opening', opening('/S /ImportData /F (a.fdf)')],
  ['a command of the reader at opening', opening('/S /Named /N /Print')],
  ['a film at opening', opening('/S /Rendition /OP 0')],
  ['a sound at opening', opening('/S /Sound')],
  ['something hidden at opening', opening('/S /Hide /T (a)')],
  ['an action nobody knows at opening', opening('/S /Nuova')],
  ['a program after a jump', opening(`/S /GoTo /D [3 0 R /Fit] /Next << ${JS} >>`)],
  ['an address after a jump', opening(`/S /GoTo /D [3 0 R /Fit] /Next [<< ${URI} >>]`)],
  ['an opening that leads nowhere', { catalog: '/OpenAction 99 0 R' }],
  ['a program of a page', { page: `/AA << /O << ${JS} >> >>` }],
  ['an address of a page', { page: `/AA << /O << ${URI} >> >>` }],
  ['a program of the document', { catalog: `/AA << /WC << ${JS} >> >>` }],
  ['a program of a link', link(JS)],
  ['another program of a link', link(LAUNCH)],
  ['a program after the address of a link', link(`${URI} /Next << ${JS} >>`)],
  ['a link to a program of this device', link('/S /URI /URI (file:///C:/calc.exe)')],
  ['a link that is a program', link('/S /URI /URI (javascript:alert\\(1\\))')],
  [
    'an action whose kind is an object of its own',
    { ...opening('/S 6 0 R'), objects: ['/Launch'] },
  ],
  [
    'a program in the names',
    { catalog: `/Names << /JavaScript << /Names [(a) << ${JS} >>] >> >>` },
  ],
  [
    'a program of a field',
    {
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      objects: [`<< /FT /Tx /T (a) /AA << /K << ${JS} >> >> >>`],
    },
  ],
  ['a form of another kind', { catalog: '/AcroForm << /Fields [] /XFA [] >>' }],
  [
    'a file in the names',
    {
      catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      objects: [
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        '<< /Length 2 >>\nstream\nMZ\nendstream',
      ],
    },
  ],
  [
    'a file that only a page names',
    {
      page: '/AF [<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>]',
      objects: ['<< /Length 2 >>\nstream\nMZ\nendstream'],
    },
  ],
  [
    'a stream kept in another file',
    { objects: ['<< /Length 0 /F (\\\\\\\\a.example\\\\b) >>\nstream\n\nendstream'] },
  ],
  ...['FileAttachment', 'RichMedia', 'Sound', 'Movie', 'Screen', '3D'].map(
    (kind) => [`an annotation of kind ${kind}`, annotation(kind)] as const,
  ),
];

/** Each name with its first letter as a number. */
const inHex = (text: string) =>
  text.replaceAll(
    /\/([A-Za-z3])(?=\w)/g,
    (_, letter: string) => `/#${letter.charCodeAt(0).toString(16)}`,
  );
const hexNamed = ({ catalog = '', page = '', objects = [] }: Extras): Extras => ({
  catalog: inHex(catalog),
  page: inHex(page),
  objects: objects.map((object) => (object.includes('stream') ? object : inHex(object))),
});

describe.each(BAD)('%s', (_what, extras) => {
  it('is seen in plain, packed and hex-named form', async () => {
    const files = [
      pdfOf('x', extras),
      packedPdfOf('x', extras),
      pdfOf('x', hexNamed(extras)),
      packedPdfOf('x', hexNamed(extras)),
    ];
    expect(await Promise.all(files.map((file) => holdsActions(file)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('what one program reads in another way than the next', () => {
  const replaced = (first: string, second: string) =>
    Buffer.from(
      pdfOf('x', { catalog: '/OpenAction 6 0 R', objects: [first] })
        .toString('latin1')
        .replace('xref\n', `6 0 obj\n${second}\nendobj\nxref\n`),
      'latin1',
    );
  const GOOD = '<< /S /GoTo /D [3 0 R /Fit] >>';
  const withComment = (comment: string) =>
    Buffer.from(
      pdfOf('x', { catalog: '/OpenAction 6 0 R', objects: [GOOD] })
        .toString('latin1')
        .replace('xref\n', `${comment}\nxref\n`),
      'latin1',
    );
  it.each([
    ['an object that a later one replaces', replaced(`<< ${URI} >>`, GOOD)],
    ['an object that replaces an earlier one', replaced(GOOD, `<< ${URI} >>`)],
    ['an object in a comment', withComment(`% 6 0 obj << ${URI} >> endobj`)],
    [
      'an object in a comment, behind a head that a comment parts',
      withComment(`% 6 0 obj << ${URI} >> endobj\n9 %\n0 obj\nnull\nendobj`),
    ],
    ['an object in the text of another', pdfOf(`6 0 obj << ${URI} >> endobj`)],
    ['packed objects that do not say so', packedPdfOf('x', opening(URI), '/Type /Altro')],
    [
      'a catalogue inside the trailer',
      Buffer.concat([
        Buffer.from(
          pdfOf()
            .toString('latin1')
            .replace(
              '/Root 1 0 R',
              `/Root << /Type /Catalog /Pages 2 0 R /OpenAction << ${URI} >> >>`,
            ),
          'latin1',
        ),
        pdfOf().subarray(9),
      ]),
    ],
  ])('%s', async (_what, file) => {
    expect(await holdsActions(file)).toBe(true);
  });
});

it.each<[string, Extras]>([
  ['a page of text', {}],
  ['a bank statement with links to the web', link(URI)],
  ['a link that writes a mail', link('/S /URI /URI (mailto:filiale@banca.example)')],
  [
    'a link whose action is an object of its own',
    { page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A 6 0 R >>]', objects: [`<< ${URI} >>`] },
  ],
  ['a link inside the document', link('/S /GoTo /D [3 0 R /Fit]')],
  ['a place to open at', { catalog: '/OpenAction [3 0 R /Fit]' }],
  ['a jump to open at', opening('/S /GoTo /D [3 0 R /Fit]')],
  [
    'an index',
    {
      catalog: '/Outlines 6 0 R',
      objects: [
        '<< /First 7 0 R /Last 8 0 R /Count 2 >>',
        '<< /Title (Uno) /Parent 6 0 R /Next 8 0 R /Dest [3 0 R /Fit] >>',
        '<< /Title (Due) /Parent 6 0 R /Prev 7 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
      ],
    },
  ],
  [
    'a form to fill in',
    {
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      objects: ['<< /FT /Tx /T (nome) /V (Anna) /Subtype /Widget /Rect [0 0 9 9] >>'],
    },
  ],
  [
    'a document with structure',
    {
      catalog:
        '/StructTreeRoot << /K [<< /S /Link /A << /O /Layout /Placement /Block >> /P 2 0 R >>] >>',
    },
  ],
  ['a note', annotation('Text')],
  [
    'a profile of colours and a page transition',
    {
      catalog: '/OutputIntents [<< /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>]',
      page: '/Trans << /S /Dissolve >>',
    },
  ],
])('%s is harmless', async (_what, extras) => {
  expect(
    await Promise.all(
      [pdfOf('Saldo', extras), packedPdfOf('Saldo', extras)].map((file) => holdsActions(file)),
    ),
  ).toEqual([false, false]);
});

it('an encrypted document that opens without a password is read as any other', async () => {
  const written = async (extras: Extras) => {
    const document = await PDFDocument.load(pdfOf('Saldo', extras));
    document.encrypt({ userPassword: '', ownerPassword: 'banca' });
    return document.save();
  };
  const files = await Promise.all([written({}), written(opening(URI))]);
  expect(await Promise.all(files.map((file) => holdsActions(file)))).toEqual([false, true]);
});
