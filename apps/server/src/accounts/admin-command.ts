import { giveNewPassword, type RecoverDeps, takeSecondFactor } from './recover-account.ts';

export interface AdminCommandDeps {
  /** After the command's name: `reset-password EMAIL` or `reset-second-factor EMAIL`. */
  args: string[];
  /** Opened only where there is something to do. */
  accounts: () => Promise<RecoverDeps>;
  print: (line: string) => void;
  printProblem: (line: string) => void;
}

const exitCodes = { done: 0, failed: 1, wrongUse: 2 } as const;

const usage = `Uso: npm run admin -- reset-password EMAIL        da una contraseña nueva, que se muestra una sola vez
     npm run admin -- reset-second-factor EMAIL   quita la verificación en dos pasos

Para quien perdió el acceso y no tiene quién se lo devuelva, como el único SuperAdmin. Se ejecuta en la máquina del servidor, que
puede seguir en marcha. Termina las sesiones de la cuenta, le avisa por mail y queda en el registro de actividad.
Códigos de salida: 0 hecho, 1 no hay nada que cambiar, 2 uso incorrecto.`;

/** Runs `npm run admin`. @returns the exit code. */
export async function runAdminCommand(deps: AdminCommandDeps): Promise<number> {
  const [command, email, ...rest] = deps.args;
  if (email !== undefined && rest.length === 0) {
    if (command === 'reset-password') return resetPassword(deps, email);
    if (command === 'reset-second-factor') return resetSecondFactor(deps, email);
  }
  const asked = command === 'help' || command === '--help';
  (asked ? deps.print : deps.printProblem)(usage);
  return asked ? exitCodes.done : exitCodes.wrongUse;
}

async function resetPassword(deps: AdminCommandDeps, email: string): Promise<number> {
  const password = await giveNewPassword(await deps.accounts(), email);
  if (password === null) return tellUnknown(deps, email);
  deps.print(`Contraseña nueva de ${email}: ${password}`);
  deps.print('No se vuelve a mostrar. Cambiala después de entrar, en Perfil › Cambiar contraseña.');
  return exitCodes.done;
}

async function resetSecondFactor(deps: AdminCommandDeps, email: string): Promise<number> {
  const had = await takeSecondFactor(await deps.accounts(), email);
  if (had === null) return tellUnknown(deps, email);
  if (!had) {
    deps.printProblem(`${email} no tiene la verificación en dos pasos activada.`);
    return exitCodes.failed;
  }
  deps.print(`${email} entra ahora solo con su contraseña. Que vuelva a activar la verificación en dos pasos desde su perfil.`);
  return exitCodes.done;
}

function tellUnknown(deps: AdminCommandDeps, email: string): number {
  deps.printProblem(`No hay ninguna cuenta con la dirección ${email}.`);
  return exitCodes.failed;
}
