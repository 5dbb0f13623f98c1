import type { ActivityEvent } from '@foja/contracts/activity';

/** How each event of the activity log is called on screen. */
export const eventNames: Record<ActivityEvent, string> = {
  account_registered: 'Cuenta creada',
  email_confirmed: 'Email confirmado',
  confirmation_resent: 'Confirmación reenviada',
  login_succeeded: 'Inicio de sesión',
  login_failed: 'Inicio de sesión fallido',
  account_locked_out: 'Cuenta en espera por intentos fallidos',
  logout: 'Cierre de sesión',
  session_ended: 'Sesión terminada',
  refresh_reused: 'Credencial de sesión usada dos veces',
  password_reset_requested: 'Pedido de restablecer contraseña',
  password_reset: 'Contraseña restablecida',
  password_changed: 'Contraseña cambiada',
  account_exported: 'Datos de la cuenta descargados',
  account_deleted: 'Cuenta eliminada',
  access_denied: 'Acceso denegado',
  usage_reset: 'Usos reiniciados',
  trial_started: 'Prueba iniciada',
  plan_requested: 'Plan solicitado',
  plan_request_withdrawn: 'Solicitud de plan retirada',
  plan_granted: 'Plan otorgado',
  plan_declined: 'Plan rechazado',
  subscription_started: 'Suscripción iniciada',
  subscription_changed: 'Suscripción modificada',
  role_changed: 'Rol cambiado',
  account_locked: 'Cuenta bloqueada',
  account_unlocked: 'Cuenta desbloqueada',
  activity_exported: 'Registro de actividad exportado',
  index_rebuild_requested: 'Reconstrucción del índice',
};

/** How each fact of an event is called, in the order in which they are told. One that is not here goes by its own name. */
const factNames = new Map([
  ['plan', 'plan'],
  ['role', 'rol'],
  ['from', 'de'],
  ['to', 'a'],
  ['event', 'evento'],
  ['byEmail', 'filtrado por email'],
  ['method', 'método'],
  ['route', 'ruta'],
  ['status', 'estado'],
  ['device', 'dispositivo'],
  ['sessions', 'sesiones cerradas'],
  ['byAdministrator', 'bloqueo de un administrador'],
  ['byWrongPasswords', 'espera por intentos'],
  ['reason', 'motivo'],
]);
const order = [...factNames.keys()];
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** The facts of an event in words: `de: User · a: Premium`. Facts without a value are left out. */
export function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, value]) => `${factNames.get(name) ?? name}: ${describeValue(value)}`)
    .join(' · ');
}

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return value in eventNames ? eventNames[value as ActivityEvent].toLowerCase() : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
