import { NormRegistry, type NormRow } from '@foja/legal-text/norm-registry';

/** A registry of norms as it goes to another thread. */
export interface SentNorms {
  /** The same number is the same registry, so that a thread builds it once. */
  edition: number;
  rows: NormRow[];
}

const sent = new WeakMap<NormRegistry, SentNorms>();
/** Where a task runs on the thread that sent it, nothing is built again. */
const here = new WeakMap<SentNorms, NormRegistry>();
let editions = 0;
let received: { edition: number; registry: NormRegistry } | null = null;

export function sendNorms(registry: NormRegistry): SentNorms {
  const known = sent.get(registry);
  if (known) return known;
  editions += 1;
  const norms = { edition: editions, rows: registry.rows };
  sent.set(registry, norms);
  here.set(norms, registry);
  return norms;
}

export function receiveNorms(norms: SentNorms): NormRegistry {
  const own = here.get(norms);
  if (own) return own;
  if (received?.edition !== norms.edition) {
    received = { edition: norms.edition, registry: new NormRegistry(norms.rows) };
  }
  return received.registry;
}
