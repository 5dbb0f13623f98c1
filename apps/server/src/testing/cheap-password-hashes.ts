import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

type Options = Parameters<typeof Argon2.hash>[1];

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as {
  hash: typeof Argon2.hash & { asked?: Options[] };
  hashRaw: typeof Argon2.hashRaw;
  verify: typeof Argon2.verify & { looked?: string[] };
};

/** The costs that were asked for by hashes of passwords since this process began, the last at the end. */
export function askedCosts(): readonly Options[] {
  return argon2.hash.asked ?? [];
}

/** The hashes that passwords were compared with since this process began, the last at the end. */
export function comparedHashes(): readonly string[] {
  return argon2.verify.looked ?? [];
}

// Thousands of accounts are made by tests, each with a hash that is dear on purpose: here it costs the least there is.
if (!argon2.hash.asked) {
  const { hash, hashRaw, verify } = argon2;
  const asked: Options[] = [];
  const least = (options: Options): Options => ({ ...options, memoryCost: 8, timeCost: 1 });
  argon2.hash = Object.assign(
    ((password, options, signal) => {
      asked.push(options);
      return hash(password, least(options), signal);
    }) as typeof hash,
    { asked },
  );
  argon2.hashRaw = (password, options, signal) => {
    asked.push(options);
    return hashRaw(password, least(options), signal);
  };
  const looked: string[] = [];
  argon2.verify = Object.assign(
    ((hashed, password, options, signal) => {
      looked.push(String(hashed));
      return verify(hashed, password, options, signal);
    }) as typeof verify,
    { looked },
  );
}
