import type { Cue } from './cue.ts';

/** Courts, administrations, dates. */
export const cuesOfProcedure: readonly Cue[] = [
  {
    names: /notificacion judicial|se notifico|demanda|citacion|cedula|que resolucion|sentencia/,
    tells:
      /cedula|demanda|juzgado|notific|oficial (de justicia|notificador)|juicio|sentencia|\bjuez|fallo|condena|homolog|mediacion/,
  },
  { names: /embarg|titulo ejecutivo|se ejecuta/, tells: /embarg|pagare|cheque|ejecut|cuenta|sueldo/ },
  {
    names: /infraccion|acta|licencia|control/,
    tells: /multa|fotomulta|infraccion|radar|semaforo|\bacta\b|licencia|registro|control|alcohol|soplar/,
  },
  {
    names: /acto u omision|lesiona o amenaza|arbitrariedad|organo estatal|falta de servicio/,
    tells:
      /municip|gobierno|ministerio|anses|pami|policia|hospital publico|estado|se niega|no (me|nos) (dan|da|contest)/,
  },
  { names: /informacion se pide|sujeto obligado/, tells: /informacion|pedi|municip|ministerio|organismo|expediente/ },
  {
    names: /carece de recursos|prueba de la imposibilidad/,
    tells: /no (puedo|tengo) (pagar|plata|recursos)|desocupad|jubilacion minima|plan social|sin trabajo/,
  },
  {
    names: /justo motivo|autopercibida|afectacion de la personalidad/,
    tells: /verguenza|burla|todos me (dicen|conocen)|me llaman|nunca (lo )?us|identidad|genero|apellido|nombre/,
  },
  {
    names:
      /^(cuando|desde cuando|desde que fecha|de que fecha)|la fecha|\bcuando\b|se cumplio el plazo|venci|vencio el plazo|pasaron|fechas/,
    tells:
      /\b(19|20)\d{2}\b|\bhace (?!mucho)\w+ \w+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|\d{1,2}\/\d{1,2}|el (ano|mes) pasado|la semana pasada|ayer|anteayer/,
  },
];
