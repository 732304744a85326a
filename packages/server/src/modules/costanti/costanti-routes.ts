/**
 * /api/costanti: what is in force, what is under way, and the whole release for an engine in a
 * browser.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  calendarioCostanti,
  correzioni,
  costantiMetodo,
  costantiPubbliche,
  metodo,
  plusDays,
} from '@bussola/domain';
import type { Costante, IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { RawJson, actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { factsDue } from '../contents/facts-due.ts';
import { textsDue } from '../contents/texts-due.ts';
import { comuneList } from '../comune/comune-list.ts';
import { listOwners } from './owner-repository.ts';
import { findBody, listApproved } from './release-repository.ts';
import type { ReleaseService } from './release-service.ts';
import { setOwner } from './set-owner.ts';

const compress = promisify(gzip);
/** Texts of forty kilobytes each; nearly everybody asks for the one in force. */
const KEPT = 8;

export function costantiRoutes({ db, clock }: Deps, engine: Engine, service: ReleaseService) {
  const kept = new Map<string, RawJson>();
  const today = () => romeDay(clock());
  const owner = setOwner({ db, clock });

  async function whole(release: string): Promise<RawJson> {
    const known = kept.get(release);
    if (known) return known;
    // Of a release that waits for its day nobody but staff knows the values.
    if (
      !(await listApproved(db)).some(
        (row) => row.release === release && row.effectiveDay <= today(),
      )
    )
      throw new ProblemError('NOT_FOUND');
    const text = await findBody(db, release);
    if (!text) throw new ProblemError('NOT_FOUND');
    const bytes = Buffer.from(text.body);
    const json = new RawJson({ bytes, gzip: await compress(bytes) }, `"${text.hash}"`);
    if (kept.size >= KEPT) kept.clear();
    kept.set(release, json);
    return json;
  }

  /** A release that was in force before that of today. */
  async function past(release: string, day: IsoDate) {
    const approved = await listApproved(db);
    const at = approved.findIndex((row) => row.release === release && row.effectiveDay <= day);
    const [own, next] = approved.slice(at, at + 2);
    const costanti = at < 0 ? undefined : await engine.release(release);
    if (!own || !next || !costanti) throw new ProblemError('NOT_FOUND');
    const dal = own.effectiveDay;
    const last = plusDays(next.effectiveDay, -1);
    return {
      costanti,
      passata: { dal, al: last < dal ? dal : last, oggi: engine.inForce(day).id },
    };
  }

  /**
   * The text changes with the release, or with the day on which one of its values comes in force.
   */
  const methods = new Map<string, RawJson>();
  async function methodText(release?: string): Promise<RawJson> {
    const now = today();
    const current = engine.inForce(now);
    const old = release === undefined || release === current.id ? null : await past(release, now);
    const costanti = old?.costanti ?? current;
    const day = old?.passata.al ?? now;
    const of = `${engine.version} ${costanti.id} ${day} ${current.id}`;
    const known = methods.get(of);
    if (known) return known;
    // Constants that no rule reads are for staff only. The others are public, as the results are.
    const { altre: _altre, ...rest } = metodo(costanti, day);
    const passata = old ? { passata: old.passata } : {};
    const bytes = Buffer.from(
      JSON.stringify({ motore: engine.version, ...rest, ...passata, correzioni: correzioni() }),
    );
    const json = new RawJson(
      { bytes, gzip: await compress(bytes) },
      `W/"${of.replaceAll(' ', '.')}"`,
    );
    if (methods.size >= KEPT) methods.clear();
    methods.set(of, json);
    return json;
  }

  return {
    metodo: async ({ query, reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return methodText(query.release);
    },
    getCostanti: async () => {
      const [day, drafts] = [today(), await service.drafts()];
      const costanti = engine.inForce(day);
      return {
        release: costanti.id,
        drafts,
        giorno: day,
        comuniAl: comuneList().al,
        proprietari: await listOwners(db),
        testi: await textsDue(db, day),
        fatti: await factsDue(db, day),
        costanti: costantiMetodo(costanti, day).map(({ from, fonte, ...told }) => {
          const voce: Costante<unknown> = costanti.voci[told.key];
          const { min, max, pubblica, values } = voce;
          return {
            ...told,
            min,
            max,
            pubblica,
            fonte: fonte.it,
            fonteEn: fonte.en,
            validFrom: from,
            values: [...values],
          };
        }),
        scadenze: calendarioCostanti(costanti, day).map(
          ({ key, scade, scaduta, giorni, anno, atto }) => ({
            key,
            scade,
            scaduta,
            giorni,
            anno,
            atto,
          }),
        ),
      };
    },
    costantiPublic: async () => ({
      release: engine.inForce(today()).id,
      costanti: costantiPubbliche(engine.inForce(today()), today()),
    }),
    costantiRelease: async ({ params, reply }) => {
      const json = await whole(params.id);
      reply.header('cache-control', 'private, max-age=31536000, immutable');
      return json;
    },
    setCostantiOwner: (incoming) => owner(actorOf(incoming), incoming.body),
    updateCostanti: (incoming) => service.update(actorOf(incoming), incoming.body),
    costantiReleases: () => service.list(),
    costantiReleaseDetail: ({ params }) => service.read(params.id),
    costantiPreview: ({ params }) => service.preview(params.id),
    costantiFamilies: ({ params }) => service.families(params.id),
    orderEffect: ({ query }) => service.orderEffect(query.aree),
    orderFamilies: ({ query }) => service.orderFamilies(query.aree),
    publishOrder: (incoming) => service.publishOrder(actorOf(incoming), incoming.body),
    submitCostanti: (incoming) =>
      service.submit(actorOf(incoming), incoming.params.id, incoming.body),
    approveCostanti: (incoming) =>
      service.approve(actorOf(incoming), incoming.params.id, incoming.body),
    scheduleCostanti: (incoming) =>
      service.schedule(actorOf(incoming), incoming.params.id, incoming.body),
    withdrawCostanti: (incoming) =>
      service.withdraw(actorOf(incoming), incoming.params.id, incoming.body),
    discardCostanti: (incoming) =>
      service.discard(actorOf(incoming), incoming.params.id, incoming.body),
    rollbackCostanti: (incoming) => service.rollback(actorOf(incoming), incoming.body),
  } satisfies Partial<Handlers>;
}
