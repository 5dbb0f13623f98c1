import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import type { Cue } from './cue.ts';

/** Work for somebody else. */
export const cuesOfWork: readonly Cue[] = [
  {
    names:
      /relacion de dependencia|bajo dependencia|contrato de trabajo|prestaste|relacion laboral|trabajabas|reclamante con el trabajador/,
    tells:
      /trabaj|emplead|soy (administrativ|operari|cajer|moz[oa]|chofer|enfermer|vendedor|cociner|encargad|repositor|maestr)|sueldo|jornada|turno|patron|\bjefe|encargad|en negro|en blanco/,
  },
  {
    names: /despido|que causa|empleador invoc|lo decidio|justa causa/,
    tells:
      /despid|echaron|\bme echo|\becharme|prescind|desvincul|no me dejaron entrar|cesantia|sin causa|considerandome|me di por despedid|reestructur/,
  },
  {
    names: /no se invoco causa|invocada no es|fue clara|ocurrio y fue grave/,
    tells:
      /sin (explicar|causa|motivo|decir)|no (dice|decia|explic)|por (reestructur|robo|faltar|llegar)|acusan|mentira|es falso|inventaron/,
  },
  {
    names: /periodo de prueba|antiguedad|fecha real|desde el inicio|fecha de ingreso/,
    tells: new RegExp(
      String.raw`hace \w+ (anos|meses)|desde (el )?(\d{4}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(un|${numberWordPattern}|\d+) anos|entre a trabajar|empece`,
    ),
  },
  {
    names: /no te registro|registrad|quien registro/,
    tells:
      /en negro|sin (registrar|recibo|aportes)|no me (anot|registr|blanque|hac)|nunca me (anot|registr|blanque)|en la mano|en blanco|media jornada|monotribut|registrad|blanque|fuera de recibo|por afuera/,
  },
  {
    names:
      /incumplio una obligacion|incumplimiento es grave|no permite seguir|condicion anterior|altera una modalidad|perjuicio material/,
    tells:
      /no me (pag|deposit|d[ae]n|dej|registr)|me (deben|debe|cambi|baj|redu|pagan la mitad|sacaron|mand)|la mitad|insult|maltrat|acos|horario|traslad|sucursal|lejos/,
  },
  {
    names: /intimo al empleador|intimacion|comunico por escrito|motivos claros|se pidio el pago|telegrafico/,
    tells: /telegrama|carta documento|intim|por escrito|considerandome/,
    denies: /\b(no|nunca|todavia no) (mand\w+|envi\w+|intim\w+)/,
  },
  {
    names: /remuneracion|sueldo|liquidacion|indemnizacion|se deben|pago no/,
    tells: /sueldo|cobro|cobraba|cobrar|recibo|basico|liquidacion|indemniz|deposit|aguinaldo|adeud|deben|pagan|pagaron/,
  },
  { names: /horas|horario|jornada/, tells: /\bhoras?\b|de \d+ a \d+|lunes a|turno|sabado|domingo|franco|jornada/ },
  {
    names: /hecho subito|enfermedad profesional|lesion o incapacidad|por el trabajo/,
    tells:
      /\bcai\b|me cai|andamio|maquina|accident|golpe|trabajando|camino al trabajo|yendo (a|al) trabaj|volviendo|in itinere|columna|hernia|quem|cort[eo]|aplast|quebr|romp|fractur/,
  },
  {
    names: /denuncia/,
    tells: /denunci|\bart\b/,
    denies: /no (quiere|quisieron|hizo|hicieron|me) (hacer )?(la )?denunci/,
  },
  {
    names: /enfermedad|impide prestar|aviso al empleador/,
    tells: /enferm|licencia|reposo|cancer|depres|diagnostic|certificado|avis|internad|parte medico/,
  },
  { names: /renuncia/, tells: /renunci/ },
  { names: /vacaciones|dias trabajados/, tells: /vacacion|trabaje todo el ano|dias/ },
  {
    names: /contrato termino|pasaron los dias/,
    tells: /despid|echaron|renunci|termin|me fui|hace \w+ (dias|semanas|meses)|desvincul|prescind/,
  },
  { names: /certificado no esta|datos falsos/, tells: /certificado|no me (dieron|entreg)|falso|mal (hecho|cargado)/ },
  {
    names: /para quien se presta|contratista|principal/,
    tells: /contratist|tercerizad|agencia|eventual|empresa (principal|usuaria)|para (otra|la) empresa|uniforme/,
  },
  { names: /sancion|suspension/, tells: /suspend|suspensi|sancion|apercib|dias sin/ },
];
