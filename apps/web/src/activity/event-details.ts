import { type ActivityEvent, activityEventNames } from '@foja/contracts/activity-events';
import { formatBytes } from '../platform/format-bytes.ts';

/** How each fact of an event is called, in the order in which they are told. One that is not here goes by its own name. */
const factNames = new Map([
  ['plan', 'plan'],
  ['role', 'rol'],
  ['from', 'de'],
  ['to', 'a'],
  ['event', 'evento'],
  ['byEmail', 'filtrado por email'],
  ['format', 'formato'],
  ['method', 'método'],
  ['route', 'ruta'],
  ['status', 'estado'],
  ['device', 'dispositivo'],
  ['secondFactor', 'con código'],
  ['sessions', 'sesiones cerradas'],
  ['byAdministrator', 'bloqueo de un administrador'],
  ['byWrongPasswords', 'espera por intentos'],
  ['reason', 'motivo'],
  ['sizeBytes', 'tamaño'],
  ['memberRole', 'rol en el estudio'],
  ['matters', 'causas entregadas'],
  ['members', 'integrantes'],
  ['named', 'nombre cambiado'],
  ['uses', 'usos'],
  ['firmId', 'estudio'],
  ['documentId', 'identificador'],
]);
/** Reasons that the server gives; those that an administrator wrote are told as they are. */
const reasons = new Map([
  ['first_start', 'primer inicio'],
  ['locked', 'cuenta bloqueada'],
  ['unconfirmed', 'dirección sin confirmar'],
  ['password', 'contraseña equivocada'],
  ['current-password', 'contraseña actual equivocada'],
  ['plan_granted', 'plan concedido'],
  ['subscription_authorized', 'suscripción autorizada'],
  ['subscription_ended', 'suscripción terminada'],
  ['subscription_unpaid', 'suscripción impaga'],
]);
const order = [...factNames.keys()];
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** The facts of an event in words: `de: User · a: Premium`. Facts without a value are left out. */
export function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, value]) => `${factNames.get(name) ?? name}: ${describeValue(name, value)}`)
    .join(' · ');
}

function describeValue(name: string, value: unknown): string {
  if (name === 'sizeBytes' && typeof value === 'number') return formatBytes(value);
  if (name === 'reason' && typeof value === 'string') return reasons.get(value) ?? value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return isEvent(value) ? activityEventNames[value].toLowerCase() : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isEvent(text: string): text is ActivityEvent {
  return text in activityEventNames;
}
