import { addinSource } from '@foja/contracts/addin';
import type { DialogArgs, OfficeDialog, OfficeGlobal } from '../platform/office/office-types.ts';
import { readSessionMessage } from '../platform/office/session-message.ts';
import type { Session, SessionPlace } from '../platform/session.ts';

export type DialogLogin =
  | { kind: 'signed-in'; session: Session; place: SessionPlace }
  /** Nobody signed in; `problem` says why, for the person. */
  | { kind: 'ended'; problem: string };

/** In hundredths of the screen. */
const dialogSize = { height: 60, width: 30 };

const problems: Record<number, string> = {
  12002: 'La ventana no pudo cargar la página de inicio de sesión. Revisá tu conexión y volvé a intentar.',
  12003: 'La ventana fue a una dirección sin https y Word la cerró. Avisale a quien administra la instalación.',
  12004:
    'Word no confía en esta dirección. Quien administra la instalación tiene que volver a instalar el complemento con el manifiesto actual.',
  12005: 'Word solo abre el inicio de sesión por https. Avisale a quien administra la instalación.',
  12006: 'Cerraste la ventana antes de terminar. Podés volver a abrirla cuando quieras.',
  12007: 'Ya hay una ventana abierta. Terminá en ella o cerrala, y volvé a intentar.',
  12009: 'Elegiste no abrir la ventana. Para iniciar sesión, volvé a intentar y permitila.',
  12011: 'El navegador bloqueó la ventana. Permití las ventanas emergentes de este sitio y volvé a intentar.',
};
const noSession = 'La ventana respondió algo que no es una sesión. Volvé a intentar.';
const closedByUser = 12006;

/** What a code of Office's dialogs means for the person. */
export function dialogProblem(code: number): string {
  return problems[code] ?? `No se pudo abrir la ventana de inicio de sesión (código ${code}). Volvé a intentar.`;
}

/**
 * Opens the login page in a dialog of Word's and waits for the session that it tells. The dialog is another browser, with no storage in
 * common: what it does not tell is not known here.
 * @param signal closes the dialog when it aborts.
 */
export function logInWithDialog(office: OfficeGlobal, signal: AbortSignal): Promise<DialogLogin> {
  const { origin } = window.location;
  return new Promise((resolve) => {
    function listen(dialog: OfficeDialog): void {
      const end = (login: DialogLogin, isOpen = true) => {
        signal.removeEventListener('abort', leave);
        if (isOpen) dialog.close();
        resolve(login);
      };
      const leave = () => end({ kind: 'ended', problem: dialogProblem(closedByUser) });
      signal.addEventListener('abort', leave);
      dialog.addEventHandler(office.EventType.DialogMessageReceived, (args) => {
        // Older programs do not tell the origin: they let no other one speak.
        if (!('message' in args) || (args.origin && args.origin !== origin)) return;
        const told = readSessionMessage(args.message);
        end(told ? { kind: 'signed-in', ...told } : { kind: 'ended', problem: noSession });
      });
      dialog.addEventHandler(office.EventType.DialogEventReceived, (args: DialogArgs) => {
        const code = 'error' in args ? args.error : closedByUser;
        end({ kind: 'ended', problem: dialogProblem(code) }, code !== closedByUser);
      });
      if (signal.aborted) leave();
    }

    office.context.ui.displayDialogAsync(
      `${origin}/login?source=${addinSource}`,
      { ...dialogSize, displayInIframe: false, promptBeforeOpen: true },
      (result) => {
        if (result.status === 'succeeded') listen(result.value);
        else resolve({ kind: 'ended', problem: dialogProblem(result.error.code) });
      },
    );
  });
}
