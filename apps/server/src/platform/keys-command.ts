import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { type Keyring, listKeyFiles } from './keyring.ts';
import { formatNumber } from './progress-bar.ts';
import { countOthers, dropUnusedKeys, rotateKeys } from './rotate-keys.ts';
import type { SealedStore } from './sealed-store.ts';

export interface KeysCommandDeps {
  /** After the command's name: `rotate` or `status`. */
  args: string[];
  dataDir: string;
  /** `ENCRYPTION_KEY` is set: the operator chooses the current key. */
  isKeyOfOperator: boolean;
  keyring: Keyring;
  stores: () => Promise<readonly SealedStore[]>;
  clock: Clock;
  signal: AbortSignal;
  print: (line: string) => void;
  printProblem: (line: string) => void;
}

const exitCodes = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 } as const;

const usage = `Uso: npm run keys -- rotate   hace una clave nueva y vuelve a cifrar con ella todo lo que se guarda cifrado
     npm run keys -- status   dice qué claves hay y cuánto falta volver a cifrar

Se puede usar con el servidor en marcha. Si se interrumpe, al repetir la orden sigue desde ahí. La clave anterior se borra
sola un día después, cuando ya nada la usa. Con ENCRYPTION_KEY la clave la elegís vos: poné la nueva en
ENCRYPTION_KEY y la anterior en ENCRYPTION_KEY_PREVIOUS, reiniciá el servidor y repetí esta orden.
Códigos de salida: 0 terminado, 1 algo no se pudo abrir, 2 uso incorrecto, 130 interrumpido.`;

/** Runs `npm run keys`. @returns the exit code. */
export async function runKeysCommand(deps: KeysCommandDeps): Promise<number> {
  const [command, ...rest] = deps.args;
  if (rest.length === 0) {
    if (command === 'rotate') return rotate(deps);
    if (command === 'status') return tellStatus(deps);
  }
  const asked = command === 'help' || command === '--help';
  (asked ? deps.print : deps.printProblem)(usage);
  return asked ? exitCodes.done : exitCodes.wrongUse;
}

async function rotate(deps: KeysCommandDeps): Promise<number> {
  const stores = await deps.stores();
  try {
    const rotation = await rotateKeys({ ...deps, stores }, deps.isKeyOfOperator);
    deps.print(
      rotation.isNewKey
        ? `Clave nueva: ${rotation.keyId}. Hacé una copia de ${deps.dataDir}/*.secret.`
        : `Clave en uso: ${rotation.keyId}.`,
    );
    deps.print(`Vueltos a cifrar: ${formatNumber(rotation.resealed)}.`);
    for (const { title, count } of rotation.unreadable) {
      deps.printProblem(`No se pudieron abrir con ninguna clave: ${formatNumber(count)} (${title}).`);
    }
    if (rotation.unreadable.length > 0) return exitCodes.failed;
    await tellOldKeys(deps, stores);
    return exitCodes.done;
  } catch (error) {
    if (!deps.signal.aborted) throw error;
    deps.printProblem('Interrumpido. Lo hecho queda; al repetir la orden sigue desde ahí.');
    return exitCodes.interrupted;
  }
}

async function tellOldKeys(deps: KeysCommandDeps, stores: readonly SealedStore[]): Promise<void> {
  const dropped = await dropUnusedKeys({ ...deps, stores });
  if (dropped > 0) deps.print(`Claves anteriores borradas: ${dropped}.`);
  else if (deps.isKeyOfOperator) deps.print(tellUnusedKeys(deps));
  else if (deps.keyring.all().length > 1) {
    deps.print('Nada usa la clave anterior. Se borra sola cuando pase un día desde que se hizo la nueva.');
  }
}

/** What is left of other keys beside the operator's: files of the data folder, and what the environment names. */
function tellUnusedKeys({ dataDir, keyring }: KeysCommandDeps): string {
  const files = listKeyFiles(dataDir).map((name) => join(dataDir, name));
  const isInEnvironment = keyring.all().length > 1 + files.length;
  const steps = [
    ...(isInEnvironment ? ['ya podés quitar ENCRYPTION_KEY_PREVIOUS'] : []),
    ...(files.length > 0
      ? [`ya podés borrar ${files.join(', ')} (guardá una copia: abre las copias de seguridad de antes)`]
      : []),
  ];
  return ['Nada usa otra clave', ...(steps.length > 0 ? [`: ${steps.join('; ')}`] : []), '.'].join('');
}

async function tellStatus(deps: KeysCommandDeps): Promise<number> {
  const [current, ...former] = deps.keyring.all();
  deps.print(`Clave en uso: ${current?.id}${deps.isKeyOfOperator ? ' (ENCRYPTION_KEY)' : ''}.`);
  if (former.length > 0) deps.print(`Claves que solo abren: ${former.map(({ id }) => id).join(', ')}.`);
  deps.print(`Archivos de claves: ${listKeyFiles(deps.dataDir).length}.`);
  for (const { title, count } of await countOthers({ ...deps, stores: await deps.stores() })) {
    deps.print(`Con otra clave o sin identificador, ${title}: ${formatNumber(count)}.`);
  }
  return exitCodes.done;
}
