/**
 * Whether a PDF holds an action: a program, another file, a form that is sent, an address that
 * opens by itself. Every object of the file is checked, also one that a later object of the same
 * number replaces, because programs differ in which of the two they use. Links inside the document,
 * and links to the web that a person has to press, are allowed.
 */
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  ParseSpeeds,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';

/** Names that no harmless document needs, wherever they stand. */
const NEVER =
  /\/(Launch|JavaScript|RichMedia\w*|EmbeddedFiles?|SubmitForm|ImportData|GoToR|GoToE|GoTo3DView|Rendition|FileAttachment)(?!\w)/;
const ACTIONS = new Set(
  'Launch JavaScript SubmitForm ImportData ResetForm GoToR GoToE GoTo3DView GoToDp Thread Sound Movie Hide Named SetOCGState Rendition Trans RichMediaExecute'.split(
    ' ',
  ),
);
const SUBTYPES = new Set(
  'FileAttachment RichMedia Sound Movie Screen 3D U3D PRC PS SlideShow'.split(' '),
);
const KEYS = ['XFA', 'EmbeddedFiles'];
const WEB = /^\s*(https?:\/\/|mailto:)/i;
const OBJECT = /\d[\0\s]+[+\-.\d]+[\0\s]*obj/g;
/** The three words of an object's head stand on one line, unless a comment parts them. */
const PARTED = /(?:^|[\r\n])(?:[+\-.\d]+[\0\s]+)?obj/;

interface Found {
  number: number;
  object: PDFObject;
}

/** @throws Error when the file cannot be read to its end */
export async function holdsActions(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes).toString('latin1');
  const { objects, trailers } = await objectsOf(bytes, text);
  const packed = objects.map(({ object }) => object).filter((object) => isType(object, 'ObjStm'));
  const texts = [text, ...packed.map(unpacked)];
  if (texts.some((one) => NEVER.test(withoutHex(one)))) return true;
  const inPacked = packed.reduce((sum, stream) => sum + numberOf(stream, 'N'), 0);
  if (objects.some(({ object }) => isStreamOfOthers(object))) return true;
  // An object hidden in a stream, a string or a comment: another program may find it there.
  if (PARTED.test(text.replaceAll(/[\r\n][\0\s]+/g, '\n'))) return true;
  if ((text.match(OBJECT) ?? []).length > objects.length - inPacked) return true;
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  const resolve = (value: PDFObject | undefined): PDFObject[] => {
    if (!(value instanceof PDFRef)) return value === undefined ? [] : [value];
    return (byNumber.get(value.objectNumber) ?? []).map(({ object }) => object);
  };
  return acts(dictionariesOf([...objects.map(({ object }) => object), ...trailers]), resolve);
}

type Resolve = (value: PDFObject | undefined) => PDFObject[];

function acts(dictionaries: Set<PDFDict>, resolve: Resolve): boolean {
  const at = (dictionary: PDFDict, key: string) => resolve(dictionary.get(PDFName.of(key)));
  const names = (dictionary: PDFDict, key: string) =>
    at(dictionary, key).flatMap((value) => (value instanceof PDFName ? [value.decodeText()] : []));
  const addresses = (action: PDFDict) =>
    at(action, 'URI').flatMap((value) =>
      value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : [],
    );
  /** The kinds of action it may be; none: it is no action. */
  const kinds = (value: PDFObject): string[] => {
    if (!(value instanceof PDFDict)) return [];
    return [...names(value, 'S'), ...(addresses(value).length > 0 ? ['URI'] : [])];
  };
  const held = (value: PDFObject): PDFObject[] =>
    value instanceof PDFArray ? value.asArray().flatMap(resolve) : [value];
  /** Addresses of links that a person has to press. */
  const pressed = new Set<PDFObject>();

  const isLinkGood = (one: PDFDict): boolean => {
    const isLink = names(one, 'Subtype').includes('Link');
    return at(one, 'A').every((action) => {
      const could = kinds(action);
      if (!(action instanceof PDFDict) || !could.includes('URI'))
        return could.every((kind) => kind === 'GoTo');
      pressed.add(action);
      return (
        isLink &&
        could.every((kind) => kind === 'GoTo' || kind === 'URI') &&
        addresses(action).every((address) => WEB.test(address))
      );
    });
  };
  const isKnown = (one: PDFDict): boolean =>
    names(one, 'S').some((kind) => ACTIONS.has(kind)) ||
    [...names(one, 'Subtype'), ...names(one, 'Type')].some((name) => SUBTYPES.has(name)) ||
    KEYS.some((key) => one.has(PDFName.of(key))) ||
    at(one, 'EF').some((table) => table instanceof PDFDict && isFileTable(table));
  const startsMore = (one: PDFDict): boolean =>
    (names(one, 'S').length > 0 &&
      at(one, 'Next')
        .flatMap(held)
        .some((next) => kinds(next).some((kind) => kind !== 'GoTo'))) ||
    at(one, 'AA').some(
      (table) =>
        table instanceof PDFDict &&
        table
          .values()
          .flatMap(resolve)
          .some((action) => kinds(action).length > 0),
    );
  const isActive = (one: PDFDict): boolean =>
    isKnown(one) ||
    startsMore(one) ||
    !isLinkGood(one) ||
    (one.has(PDFName.of('OpenAction')) && !opensInside(at(one, 'OpenAction'), kinds));
  for (const one of dictionaries) if (isActive(one)) return true;
  for (const one of dictionaries) if (kinds(one).includes('URI') && !pressed.has(one)) return true;
  return false;
}

function opensInside(targets: PDFObject[], kinds: (value: PDFObject) => string[]): boolean {
  return (
    targets.length > 0 &&
    targets.every((target) => {
      if (!(target instanceof PDFDict)) return !(target instanceof PDFStream);
      const could = kinds(target);
      return could.length > 0 && could.every((kind) => kind === 'GoTo');
    })
  );
}

const isFileTable = (table: PDFDict): boolean =>
  ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => table.has(PDFName.of(key)));

/** The library keeps the last object of a number only. */
const seen = new WeakMap<PDFContext, Found[]>();
const keepLast = Reflect.get(PDFContext.prototype, 'assign');
PDFContext.prototype.assign = function assign(this: PDFContext, ref, object) {
  const found = seen.get(this) ?? [];
  found.push({ number: ref.objectNumber, object });
  seen.set(this, found);
  keepLast.call(this, ref, object);
};

async function objectsOf(
  bytes: Uint8Array,
  text: string,
): Promise<{ objects: Found[]; trailers: PDFObject[] }> {
  // A file that anybody may open is often encrypted without a password.
  const { context } = await PDFDocument.load(bytes, {
    password: '',
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
  });
  const objects = (seen.get(context) ?? []).map(({ number, object }) => ({
    number,
    object: readAgain(object, context),
  }));
  const trailers = [...text.matchAll(/trailer(?=[\0\s]*(?:<<|%))/g)].map(({ index }) =>
    PDFObjectParser.forBytes(bytes.subarray(index + 'trailer'.length), context).parseObject(),
  );
  return { objects, trailers };
}

/** The table of an encrypted file is not encrypted: it is read as it is. */
function readAgain(object: PDFObject, context: PDFContext): PDFObject {
  if (!(object instanceof PDFInvalidObject)) return object;
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const again = PDFObjectParser.forBytes(bytes, context).parseObject();
  if (isType(again, 'ObjStm')) throw new Error('Packed objects cannot be read');
  return again;
}

/** All of them, at any depth. */
function dictionariesOf(objects: readonly PDFObject[]): Set<PDFDict> {
  const found = new Set<PDFDict>();
  const waiting = [...objects];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFDict) {
      found.add(next);
      waiting.push(...next.values());
    }
  }
  return found;
}

/** Its data stand in another file, or it holds objects without saying so. */
const isStreamOfOthers = (object: PDFObject): boolean =>
  object instanceof PDFStream &&
  (['F', 'Ref'].some((key) => object.dict.has(PDFName.of(key))) ||
    (object.dict.has(PDFName.of('First')) && !isType(object, 'ObjStm')));

const isType = (object: PDFObject, type: string): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of(type);
const unpacked = (object: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
const numberOf = (stream: PDFRawStream, key: string): number =>
  stream.dict.lookup(PDFName.of(key), PDFNumber).asNumber();
const withoutHex = (text: string): string =>
  text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
